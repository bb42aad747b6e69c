import { tidyEmail } from '@rochdale/domain/identity/registration/contact';
import type { Transaction } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { ActedBy, TwoPeopleActs } from '../../../platform/office/office-call.ts';
import { type AskedChange, beginChange } from '../../identity/login-changes/public.ts';
import { holdsLoginClosed } from '../member-marks/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { heldLogin, subjectOf } from './login-acts.ts';

type ChangeNoted = 'login-change-begun' | 'login-change-done' | 'login-change-called-off';

/** What of a login two people change for whoever cannot sign in any more (office-74 to office-77). */
export function loginChangeActs(services: OfficeServices) {
  const change = async (
    tx: Transaction,
    asked: AskedChange & { readonly memberNumber: string; readonly reason: string },
    by: ActedBy<ChangeNoted>,
  ): Promise<void> => {
    const { memberNumber, reason, kind, paper, emailAfter } = asked;
    const subject = subjectOf(memberNumber);
    const personal = { reason };
    const login = await heldLogin(tx, memberNumber);
    if (await holdsLoginClosed(tx, memberNumber)) throw refusal(409, 'members.closedLogin');
    const begun = await beginChange(services, tx, login, asked);
    const { changeId, dueAt, emailBefore } = begun.change;
    if (begun.calledOff) {
      const facts = { kind: begun.calledOff.kind, changeId: begun.calledOff.changeId };
      await by.note(tx, { act: 'login-change-called-off', subject, facts, personal });
    }
    await by.note(tx, {
      act: paper === null ? 'login-change-begun' : 'login-change-done',
      subject,
      facts: { kind, changeId, ...(paper === null ? { dueAt: dueAt.toISOString() } : { inPerson: paper }) },
      personal: { ...personal, ...(emailAfter !== null && { from: emailBefore, to: emailAfter }) },
    });
  };
  return {
    'logins.reset-second-step': (tx, { params, body }, by) =>
      change(tx, { ...params, ...body, kind: 'second-step', emailAfter: null }, by),
    'logins.change-email': (tx, { params, body }, by) =>
      change(tx, { ...params, ...body, kind: 'email', emailAfter: tidyEmail(body.email) }, by),
  } satisfies Partial<TwoPeopleActs>;
}
