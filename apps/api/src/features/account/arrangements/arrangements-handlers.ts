import { instalmentStates, isArrangementOverdue } from '@rochdale/domain/account/arrangements/arrangement';
import type { LocalDay } from '@rochdale/domain/dates';
import { dollarsOf } from '@rochdale/domain/money';
import type { Site } from '@rochdale/domain/website/site/site';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { type ArrangementInstalment, listArrangements } from './arrangements-store.ts';

interface ArrangementServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
}

/** Arrangements of an account (account-42). Ownership is checked before this runs. */
export function arrangementsHandlers(services: ArrangementServices): Pick<Handlers, 'arrangements.list'> {
  const { db, clock, site } = services;
  return {
    'arrangements.list': async ({ params }) => {
      const today = todayAt(clock, site().timeZone);
      const found = await listArrangements(db, params.accountNumber);
      return {
        results: found.map(({ arrangement, instalments }) => ({
          arrangementId: arrangement.arrangementId,
          arrangementBalance: dollarsOf(arrangement.arrangementBalance),
          nextPaymentAmount: dollarsOf(arrangement.nextPaymentAmount),
          nextPaymentDueDate: arrangement.nextPaymentDueDate,
          arrangementNotation: arrangement.arrangementNotation,
          isOverdue: isArrangementOverdue(arrangement.nextPaymentDueDate, today),
          instalments: presentInstalments(instalments, today),
        })),
      };
    },
  };
}

function presentInstalments(instalments: readonly ArrangementInstalment[], today: LocalDay) {
  const states = instalmentStates(
    instalments.map((one) => ({ dueDate: one.dueDate, amount: one.instalmentAmount, paid: one.paidAmount })),
    today,
  );
  return instalments.map((one, place) => ({
    instalmentId: one.instalmentId,
    dueDate: one.dueDate,
    instalmentAmount: dollarsOf(one.instalmentAmount),
    paidAmount: dollarsOf(one.paidAmount),
    paidDate: one.paidDate,
    state: states[place] ?? 'later',
  }));
}
