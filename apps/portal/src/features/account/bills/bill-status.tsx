import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { BilledBill } from './bill-calls.ts';

/** What a member need not do about the bill: it is paid by itself, it is a credit, or it is an earlier one. */
export function BillStatus({ bill }: { bill: BilledBill }) {
  const said = useStatus(bill);
  return said === undefined ? null : <Alert kind="info">{said}</Alert>;
}

function useStatus({ payment, endingBalance, isNewest, owedNow }: BilledBill): string | undefined {
  const text = useText();
  const now = formatMoney(centsOf(owedNow));
  if (!isNewest) return text(owedNow > 0 ? 'bill.sheet.earlier' : 'bill.sheet.earlier.nothing', { amount: now });
  if (payment?.kind === 'byBilling') return text('bill.paper.planned.byBilling');
  if (payment) {
    const taken = { amount: formatMoney(centsOf(payment.amount)), day: formatDay(payment.day) };
    return text(payment.kind === 'draft' ? 'bill.paper.planned.draft' : 'bill.paper.planned.autoPay', taken);
  }
  if (endingBalance < 0) return text('bill.sheet.credit');
  if (endingBalance === 0) return text('bill.sheet.nothing');
  return owedNow <= 0 ? text('bill.sheet.paidUp') : undefined;
}
