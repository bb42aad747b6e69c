import { furthestDays, prepaidOutlook } from '@rochdale/domain/account/prepaid/prepaid-outlook';
import { formatDay, formatNearDay } from '@rochdale/domain/dates';
import { type Cents, formatMoney } from '@rochdale/domain/money';
import type { Translate } from '@rochdale/domain/texts/text';
import { useText } from '@rochdale/ui/text/text.ts';
import { daysText, type PrepaidUse } from './prepaid-use.ts';

/** What is left once an amount is paid, and how long that lasts (account-130); nothing before an amount is chosen. */
export function AfterTopUp({ prepaid, amount }: { prepaid: PrepaidUse; amount: Cents }) {
  const text = useText();
  return amount > 0 ? <p className="muted">{thenText(text, prepaid, amount)}</p> : null;
}

function thenText(text: Translate, { rate, credit, today }: PrepaidUse, paid: Cents): string {
  const left = credit + paid;
  const amount = formatMoney(Math.abs(left));
  if (left <= 0) return text('pay.topUp.thenOwed', { amount });
  const { fewest, about, most, ...ends } = prepaidOutlook(rate, left, today);
  if (about === furthestDays) return text('pay.topUp.thenFurthest', { amount, days: about });
  if (fewest === most)
    return text('pay.topUp.then', { amount, days: daysText(text, about), date: formatDay(ends.endsOn) });
  const [from, to] = [formatNearDay(ends.endsEarliest), formatDay(ends.endsLatest)];
  return text('pay.topUp.thenBetween', { amount, fewest, most, from, to });
}
