import { formatDay } from '@rochdale/domain/dates';
import { requestPageSizes } from '@rochdale/domain/service/service-requests/service-request';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { Pager, type PageState } from '@rochdale/ui/table/pager.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import check from 'lucide-static/icons/check.svg?inner';
import clock from 'lucide-static/icons/clock.svg?inner';
import x from 'lucide-static/icons/x.svg?inner';
import { useState } from 'react';
import type { PastRequest } from './service-requests-calls.ts';

/** Review states that co-ops commonly use; another one is shown as it is. */
const tags = {
  'in review': { kind: 'info', icon: clock },
  reviewed: { kind: 'success', icon: check },
  declined: { kind: 'danger', icon: x },
} as const;
const isKnown = (state: string): state is keyof typeof tags => state in tags;

/** Past requests, newest first, a page at a time; a card each on phones (service-53). */
export function PastRequests({ requests, isBusy }: { requests: readonly PastRequest[]; isBusy: boolean }) {
  const text = useText();
  const [page, setPage] = useState<PageState>({ number: 1, size: requestPageSizes[0] });
  const first = (page.number - 1) * page.size;
  return (
    <Card title={text('serviceRequests.past')}>
      <DataTable
        caption={text('serviceRequests.past')}
        busy={isBusy}
        rows={requests.slice(first, first + page.size)}
        keyOf={(request) => request.soNumber}
        columns={[
          {
            head: text('serviceRequests.services'),
            label: null,
            main: true,
            wide: true,
            bold: true,
            cell: (request) => request.description,
          },
          {
            head: text('serviceRequests.requested'),
            className: 'num',
            cell: ({ creation }) => <time dateTime={creation}>{formatDay(creation)}</time>,
          },
          { head: text('serviceRequests.number'), className: 'num', cell: (request) => request.soNumber },
          { head: text('serviceRequests.reviewStatus'), cell: (request) => <ReviewTag state={request.reviewed} /> },
        ]}
      />
      <Pager
        label={text('serviceRequests.pages')}
        page={page}
        total={requests.length}
        sizes={requestPageSizes}
        onChange={setPage}
      />
    </Card>
  );
}

function ReviewTag({ state }: { state: string }) {
  const known = state.toLowerCase();
  return <Tag {...(isKnown(known) && tags[known])}>{state}</Tag>;
}
