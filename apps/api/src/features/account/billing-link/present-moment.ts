import type { balanceMoment } from '@rochdale/contract/schemas/fields';
import { localTimeAt } from '@rochdale/domain/dates';
import type { z } from 'zod';
import type { BalanceMoment } from './fresh-balances.ts';

/** What a balance is as of, by the co-op's clock, as it travels; nothing where nobody was asked (billing-link-5). */
export function presentMoment(
  moment: BalanceMoment | undefined,
  timeZone: string,
): { readonly balanceMoment?: z.input<typeof balanceMoment> } {
  if (!moment) return {};
  const { day, time } = localTimeAt(moment.asOf, timeZone);
  return { balanceMoment: { asOf: `${day}T${time}`, isFresh: moment.isFresh } };
}
