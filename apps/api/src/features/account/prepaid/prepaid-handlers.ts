import type { UseRate } from '@rochdale/domain/account/prepaid/prepaid-outlook';
import { dollarsOf } from '@rochdale/domain/money';
import type { Site } from '@rochdale/domain/website/site/site';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { findAccount } from '../accounts/public.ts';
import { presentOutlook, useRateOf } from './use-rates.ts';

const shownDays = 7;

/** A prepaid account in days. Ownership is checked before this runs. */
export function prepaidHandlers({
  db,
  clock,
  site,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
}): Pick<Handlers, 'prepaid.get'> {
  return {
    'prepaid.get': async ({ params: { accountNumber } }) => {
      const account = await findAccount(db, accountNumber);
      if (!account?.isPrepaidAccount) throw refusal(404, 'error.notFound');
      const today = todayAt(clock, site().timeZone);
      const { rate, charges } = await useRateOf(db, accountNumber, today);
      const credit = 0 - account.accountBalance;
      return {
        today,
        credit: dollarsOf(credit),
        outlook: presentOutlook(rate, credit, today),
        rate: rate ? presentRate(rate) : null,
        lastDays: charges.slice(0, shownDays).map(({ day, total, days }) => ({ day, total: dollarsOf(total), days })),
      };
    },
  };
}

function presentRate({ chargedUntil, usual, costly, cheap }: UseRate) {
  const shown = ({ cents, days }: UseRate['usual']) => ({ amount: dollarsOf(cents), days });
  return { chargedUntil, usual: shown(usual), costly: shown(costly), cheap: shown(cheap) };
}
