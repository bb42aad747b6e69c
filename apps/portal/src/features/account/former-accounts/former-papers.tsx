import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { PdfDialog } from '../bills/public.ts';
import { type FormerAccount, type Papers, readPapers, viewFormerBill } from './former-accounts-calls.ts';

/** Bills and payments of a former account; a bill opens as a PDF. */
export function FormerPapers({ account, memberNumber }: { account: FormerAccount; memberNumber: string }) {
  const { formerAccountNumber, heldUntil } = account;
  const params = { memberNumber, formerAccountNumber, heldUntil };
  const [opened, setOpened] = useState<Papers['bills'][number]>();
  const papers = useQuery({
    queryKey: ['former-papers', memberNumber, formerAccountNumber, heldUntil],
    queryFn: () => readPapers({ params }),
  });
  return (
    <div className="former-papers">
      <Loaded query={papers} skeleton={<Skeleton height={160} />}>
        {(found) => <Lists papers={found} onOpen={setOpened} />}
      </Loaded>
      {opened && (
        <PdfDialog
          title={formatDay(opened.billDate)}
          source={{
            key: ['former-bill', formerAccountNumber, opened.billDate],
            load: async () => {
              const { fileName, billViewUrlFileBytes: bytes } = await viewFormerBill({
                params,
                query: { url: opened.billViewUrl },
              });
              return { fileName, bytes };
            },
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

function Lists({ papers, onOpen }: { papers: Papers; onOpen: (bill: Papers['bills'][number]) => void }) {
  const text = useText();
  const { bills, payments } = papers;
  if (bills.length + payments.length === 0) return <p className="muted">{text('formerAccounts.none')}</p>;
  return (
    <>
      <section aria-label={text('formerAccounts.bills')}>
        <h3>{text('formerAccounts.bills')}</h3>
        <ul className="former-papers__list">
          {bills.map((bill) => (
            <li key={`${bill.billDate} ${bill.billViewUrl}`}>
              <Button
                kind="ghost"
                size="s"
                aria-label={text('formerAccounts.bill', { date: formatDay(bill.billDate) })}
                onClick={() => onOpen(bill)}
              >
                {formatDay(bill.billDate)}
              </Button>
              <span className="num">{formatMoney(centsOf(bill.billedAmount))}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={text('formerAccounts.payments')}>
        <h3>{text('formerAccounts.payments')}</h3>
        <ul className="former-papers__list">
          {payments.map(({ paymentDate, paymentAmount, paymentMethod }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two alike payments of a day are told apart by their place alone
            <li key={place}>
              <span>
                {formatDay(paymentDate)}{' '}
                {paymentMethod !== null && <small className="muted">{inPageLanguage(paymentMethod)}</small>}
              </span>
              <span className="num">{formatMoney(centsOf(paymentAmount))}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
