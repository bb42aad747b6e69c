import { formatDay } from '@rochdale/domain/dates';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Pager } from '@rochdale/ui/table/pager.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import fileCheck from 'lucide-static/icons/file-check.svg?inner';
import { useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { nowTicks } from '../../../lib/device/clock.ts';
import { PdfDialog, type PdfSource } from '../bills/public.ts';
import { type Delinquent, listDelinquents, viewDelinquent } from './delinquents-calls.ts';
import { DelinquentsTable } from './delinquents-table.tsx';
import './delinquents.css';

const pageSizes = [5, 10, 25, 100] as const;
export const skeletonHeight = 420;

/** Notices of one account, the newest first, and the one that is being read (account-45, account-46). */
export function DelinquentHistory({ accountNumber }: { accountNumber: string }) {
  const text = useText();
  const [page, setPage] = useState({ number: 1, size: 10 });
  const [viewed, setViewed] = useState<Delinquent>();
  const found = useQuery({
    queryKey: ['delinquents', accountNumber, page],
    queryFn: () =>
      listDelinquents({
        params: { accountNumber },
        query: { limit: page.size, offset: (page.number - 1) * page.size },
      }),
    placeholderData: keepPreviousData,
  });
  const error = found.error && new Error(text('delinquents.failed'));
  const source = (of: Delinquent): PdfSource => ({
    key: ['delinquent', accountNumber, of.delinquentViewUrl],
    load: async () => {
      const { fileName, delinquentViewUrlFileBytes } = await viewDelinquent({
        params: { accountNumber },
        query: {
          delinquentViewUrl: of.delinquentViewUrl,
          ...(of.delinquentProcessedDate !== null && { delinquentProcessedDate: of.delinquentProcessedDate }),
          ticks: nowTicks(),
        },
      });
      return { fileName, bytes: delinquentViewUrlFileBytes };
    },
    failure: text('delinquents.notFound'),
  });
  return (
    <div className="card delinquents">
      <Loaded
        query={{ data: found.data, error, refetch: found.refetch }}
        skeleton={<Skeleton height={skeletonHeight} />}
      >
        {({ results, totalRecords }) =>
          totalRecords === 0 ? (
            <Empty icon={fileCheck} title={text('delinquents.none')}>
              <ScreenLink to="accountoverview">{text('screen.accountOverview')}</ScreenLink>
            </Empty>
          ) : (
            <>
              <p className="card__body">
                <ScreenLink to="accountoverview" query={{ pay: 'true' }}>
                  {text('shell.payBill')}
                </ScreenLink>
              </p>
              <DelinquentsTable delinquents={results} busy={found.isPlaceholderData} onView={setViewed} />
              <Pager
                label={text('delinquents.pages')}
                page={page}
                total={totalRecords}
                sizes={pageSizes}
                onChange={setPage}
              />
            </>
          )
        }
      </Loaded>
      {viewed && (
        <PdfDialog
          title={text('delinquents.title', { date: formatDay(viewed.billDate) })}
          source={source(viewed)}
          onClose={() => setViewed(undefined)}
        />
      )}
    </div>
  );
}
