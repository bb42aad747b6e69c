import { codeUntil, permitUntil } from '@rochdale/domain/office/as-member/as-member';
import type { Transaction } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers, TwoPeopleActs } from '../../../platform/office/office-call.ts';
import { newSessionToken } from '../../../platform/office/office-cookies.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { findMember } from '../members/members-store.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { addPermit, addView, usePermit } from './as-member-store.ts';
import { needsSecondPerson } from './needs-second-person.ts';

const subjectOf = (memberNumber: string) => ({ kind: 'member', id: memberNumber });

/** The code with which the portal opens as a member sees it (office-81, office-82). */
export function asMemberHandlers({ db, clock }: OfficeServices) {
  return {
    'as-member.open': async ({ caller, params: { memberNumber }, body: { reason }, note }) => {
      const now = clock.now();
      const code = newSessionToken();
      await db.transaction(async (tx) => {
        if (!(await findMember(tx, memberNumber))) throw refusal(404, 'members.unknown');
        const takesTwo = await needsSecondPerson(tx, memberNumber);
        if (takesTwo && !(await usePermit(tx, caller.staffId, memberNumber, now)))
          throw refusal(403, 'asMember.takesTwo');
        const view = { memberNumber, sessionId: caller.sessionId, reason };
        await addView(tx, { ...view, codeHash: hashOf(code), codeUntil: codeUntil(now) });
        await note(tx, {
          act: 'member-viewed-as',
          subject: subjectOf(memberNumber),
          facts: { takesTwo },
          personal: { reason },
        });
      });
      return { code };
    },
  } satisfies Partial<OfficeHandlers>;
}

/** A second person agrees that somebody looks as a member who works here too (office-87). */
export function asMemberActs({ clock }: Pick<OfficeServices, 'clock'>) {
  return {
    'as-member.ask': async (tx: Transaction, { params: { memberNumber }, body: { reason } }, by) => {
      if (!(await findMember(tx, memberNumber))) throw refusal(404, 'members.unknown');
      const [staffId] = by.people;
      if (staffId === undefined) throw refusal(404, 'error.notFound');
      await addPermit(tx, { memberNumber, staffId, permitUntil: permitUntil(clock.now()) });
      await by.note(tx, { act: 'member-view-agreed', subject: subjectOf(memberNumber), personal: { reason } });
    },
  } satisfies Partial<TwoPeopleActs>;
}
