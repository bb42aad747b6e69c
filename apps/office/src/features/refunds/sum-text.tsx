import { formatMoney } from '@rochdale/domain/money';
import { useText } from '@rochdale/ui/text/text.ts';
import { centsOf, type Refunds } from './refunds-calls.ts';

/** How much is given back, of which accounts where there are several, and what of it is the fee. */
export function SumText({ sums }: { sums: Refunds['left'] }) {
  const text = useText();
  const { parts, feeCents } = sums;
  const amount = formatMoney(centsOf(sums));
  const given = parts.filter(({ amountCents }) => amountCents > 0);
  return (
    <>
      {feeCents > 0 ? text('officeRefunds.sum', { amount, fee: formatMoney(feeCents) }) : amount}
      {given.length > 1 &&
        given.map(({ accountNumber, amountCents }) => (
          <small key={accountNumber}> {`${accountNumber}: ${formatMoney(amountCents)}`}</small>
        ))}
    </>
  );
}
