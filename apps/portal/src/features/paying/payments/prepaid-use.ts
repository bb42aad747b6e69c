import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { furthestDays, type UseRate } from '@rochdale/domain/account/prepaid/prepaid-outlook';
import { daysMore } from '@rochdale/domain/account/prepaid/top-ups';
import type { LocalDay } from '@rochdale/domain/dates';
import { type Cents, centsOf } from '@rochdale/domain/money';
import type { Translate } from '@rochdale/domain/texts/text';

/** What a prepaid account has and uses. */
export interface PrepaidUse {
  readonly rate: UseRate;
  readonly credit: Cents;
  readonly today: LocalDay;
}

/** What is known of an account's use; undefined where it cannot be told yet. */
export function prepaidUseOf({ rate, credit, today }: ResponseOf<'prepaid.get'>): PrepaidUse | undefined {
  if (rate === null) return undefined;
  const { chargedUntil, usual, costly, cheap } = rate;
  const ratio = ({ amount, days }: typeof usual) => ({ cents: centsOf(amount), days });
  const read = { chargedUntil, usual: ratio(usual), costly: ratio(costly), cheap: ratio(cheap) };
  return { rate: read, credit: centsOf(credit), today };
}

/** Whole days in words. */
export function daysText(text: Translate, days: number): string {
  if (days === furthestDays) return text('pay.topUp.furthest', { days });
  return days === 1 ? text('pay.topUp.day') : text('pay.topUp.days', { days });
}

/** How many days more an amount lasts (account-130). */
export function daysMoreText(text: Translate, { rate, credit }: PrepaidUse, amount: Cents): string {
  const { fewest, about, most } = daysMore(rate, credit, amount);
  if (most === 0 || about === 0) return text('pay.topUp.less');
  if (fewest === most || about === furthestDays) return text('pay.topUp.more', { days: daysText(text, about) });
  return text('pay.topUp.moreBetween', { fewest, most });
}
