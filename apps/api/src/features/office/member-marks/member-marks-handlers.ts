import type { OfficeHandlers, TwoPeopleActs } from '../../../platform/office/office-call.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { liftMark, markDeceased, markMovedOut, protectMember, unprotect } from './mark-member.ts';

/** What happens in members' lives (office-89 to office-92). */
export function memberMarksHandlers(services: OfficeServices) {
  const { db } = services;
  return {
    'member-marks.deceased': async ({ params: { memberNumber }, body, note }) => {
      const { reason, estateName, estateEmail } = body;
      const estate = { name: estateName ?? null, email: estateEmail?.toLowerCase() ?? null };
      return db.transaction((tx) => markDeceased(services, tx, { memberNumber, reason, note }, estate));
    },
    'member-marks.moved-out': async ({ params: { memberNumber }, body, note }) => {
      const { reason, ...move } = body;
      return db.transaction((tx) => markMovedOut(services, tx, { memberNumber, reason, note }, move));
    },
    'member-marks.protect': async ({ params: { memberNumber }, body, note }) => {
      await db.transaction((tx) => protectMember(services, tx, { memberNumber, reason: body.reason, note }));
      return {};
    },
    'member-marks.lift': async ({ params: { memberNumber, mark }, body, note }) => {
      const { reason, accountNumber = '' } = body;
      await db.transaction((tx) => liftMark(tx, { memberNumber, reason, note }, mark, accountNumber));
      return {};
    },
  } satisfies Partial<OfficeHandlers>;
}

/** What two people take away. */
export const memberMarksActs = {
  'member-marks.unprotect': (tx, { params: { memberNumber }, body }, { note }) =>
    unprotect(tx, { memberNumber, reason: body.reason, note }),
} satisfies Partial<TwoPeopleActs>;
