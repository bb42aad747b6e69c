import { directRangeViolations } from '@rochdale/domain/energy/usage/date-range';
import type { Site } from '@rochdale/domain/website/site/site';
import { yesNoOf } from '@rochdale/domain/yes-no';
import { todayAt } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { askedDay, askedSpan } from './asked-days.ts';
import { findDays, presentDirect } from './daily-usage.ts';
import { openAccount, type RightServices } from './direct-usage-right.ts';
import { intervalsOfDay } from './interval-usage.ts';
import { summarizePrepaid } from './prepaid-summary.ts';

type DirectUsageHandlers = Pick<Handlers, 'direct-usage.daily' | 'direct-usage.prepaid' | 'direct-usage.intervals'>;

/** The Direct Usage Tracker (energy-46). Nobody is signed in: each call proves its right to the one account. */
export function directUsageHandlers(services: RightServices & { site: () => Site }): DirectUsageHandlers {
  const { db, clock, site } = services;
  const today = () => todayAt(clock, site().timeZone);
  return {
    'direct-usage.daily': async ({ body, address }) => {
      const span = askedSpan(directRangeViolations, body, today(), site());
      const { account, usageToken } = await openAccount(services, { ...body, address });
      return presentDirect(await findDays(db, site(), account, span), {
        usageToken,
        prepaidVendor: account.prepaidVendor,
        prepaidAccountFlag: yesNoOf(account.isPrepaidAccount),
        today: today(),
      });
    },
    'direct-usage.prepaid': async ({ body, address }) => {
      const span = askedSpan(directRangeViolations, body, today(), site());
      const { account } = await openAccount(services, { ...body, dataEncrypt: false, address });
      return summarizePrepaid(db, site(), account, span);
    },
    'direct-usage.intervals': async ({ body, address }) => {
      const day = askedDay(directRangeViolations, body, today(), site());
      const { account } = await openAccount(services, { ...body, dataEncrypt: false, address });
      return intervalsOfDay(db, site(), account, day, body);
    },
  };
}
