import { formatMoney } from '@rochdale/domain/money';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { tenderText } from '../payments/tender-text.ts';
import { EarlyWarning } from './early-warning.tsx';
import { centsOf, refundsKey, seeRefunds } from './refunds-calls.ts';
import { SumText } from './sum-text.tsx';

interface Asked {
  readonly approvalId: string;
  readonly operation: string;
  readonly asks: unknown;
  readonly isOwn: boolean;
}

/** What whoever approves a refund must read, the words of the button, and why it is not open yet; nothing of anything else. */
export function useAskedRefund({ approvalId, operation, asks, isOwn }: Asked): {
  readonly facts?: ReactNode;
  readonly approve?: string;
  readonly closed?: string | undefined;
} {
  const text = useText();
  const [isKnown, setKnown] = useState(false);
  const transNo = operation === 'refunds.ask' ? transNoIn(asks) : undefined;
  const { data } = useQuery({
    queryKey: refundsKey(transNo ?? ''),
    queryFn: () => seeRefunds({ params: { transNo: transNo ?? '' } }),
    enabled: transNo !== undefined,
  });
  const asked = data?.asked.find((one) => one.approvalId === approvalId);
  if (transNo === undefined || !data || !asked) return {};
  const { payment, earlyUntil } = data;
  const needsReading = earlyUntil !== null && !isOwn;
  return {
    facts: (
      <>
        <p className="strong">
          <SumText sums={asked} />
        </p>
        <p>
          <OfficeLink to="payment" parts={{ transNo }}>
            {text('officeRefunds.payment', {
              amount: formatMoney(payment.amountCents),
              name: payment.name,
              tender: tenderText(payment, text) ?? '–',
            })}
          </OfficeLink>
        </p>
        {data.closed !== null && <Alert kind="warning">{data.closed}</Alert>}
        {needsReading && <EarlyWarning until={earlyUntil} isKnown={isKnown} onKnown={setKnown} />}
      </>
    ),
    approve: text('officeRefunds.approve', { amount: formatMoney(centsOf(asked)) }),
    closed: needsReading && !isKnown ? text('officeRefunds.early.first') : undefined,
  };
}

/** The payment that was asked for. */
function transNoIn(asks: unknown): string | undefined {
  const params = typeof asks === 'object' && asks !== null && 'params' in asks ? asks.params : undefined;
  const transNo = typeof params === 'object' && params !== null && 'transNo' in params ? params.transNo : undefined;
  return typeof transNo === 'string' ? transNo : undefined;
}
