import { type liftedMarks, movedOnViolation } from '@rochdale/domain/office/member-marks/member-marks';
import { todayAt } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import type { OfficeNote } from '../../../platform/office/office-call.ts';
import { revokeEveryToken } from '../../../platform/tokens/token-store.ts';
import { endAsksOf } from '../../communications/restoration-texts/public.ts';
import { endDataAccess } from '../../identity/connected-apps/public.ts';
import { endResetLinks, holdLoginOfMember } from '../../identity/sign-in/public.ts';
import { accountNumbersOf, endAutoPays } from '../../planned/auto-pay/public.ts';
import { endDrafts } from '../../planned/draft-payments/public.ts';
import { endScheduledPayments } from '../../planned/scheduled-payments/public.ts';
import { endTopUps } from '../../planned/top-ups/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import {
  addMark,
  dropWaitingMessages,
  holdMember,
  type MemberMark,
  removeMark,
  scheduledPaying,
} from './member-marks-store.ts';

type MarkServices = Pick<OfficeServices, 'clock' | 'site'>;
type MarkAct =
  | 'member-deceased'
  | 'member-moved-out'
  | 'member-protected'
  | 'member-mark-lifted'
  | 'member-protection-lifted';

/** Whom it is about, why, and how it is noted. */
export interface Marking<A extends MarkAct = MarkAct> {
  readonly memberNumber: string;
  readonly reason: string;
  readonly note: OfficeNote<A>;
}

const subjectOf = (memberNumber: string) => ({ kind: 'member', id: memberNumber }) as const;

async function heldMember(tx: Transaction, memberNumber: string): Promise<void> {
  if (!(await holdMember(tx, memberNumber))) throw refusal(404, 'members.unknown');
}

/**
 * Marks that a member has died (office-89): the login opens nothing any more and every session ends, plans end and nobody
 * is told of it, and what waits to be sent is given up.
 */
export async function markDeceased(
  { clock, site }: MarkServices,
  tx: Transaction,
  { memberNumber, reason, note }: Marking<'member-deceased'>,
  estate: { readonly name: string | null; readonly email: string | null },
): Promise<{ plans: number; sessions: number }> {
  const now = clock.now();
  await heldMember(tx, memberNumber);
  const columns = { estateName: estate.name, estateEmail: estate.email };
  if (!(await addMark(tx, { memberNumber, mark: 'deceased', since: now, ...columns })))
    throw refusal(409, 'staff.state.already');
  const login = await holdLoginOfMember(tx, memberNumber);
  if (login) await endResetLinks(tx, login.loginKey, now);
  const sessions = await revokeEveryToken(tx, now, memberNumber);
  await endDataAccess(tx, memberNumber, { by: 'office', at: now });
  const accountNumbers = await accountNumbersOf(tx, memberNumber);
  const scheduled = await scheduledPaying(tx, memberNumber, accountNumbers);
  // No message: of a death nobody is told by mail.
  const end = { endedAt: now, endReason: 'office', endToldAt: now };
  const transNos = scheduled.map(({ transNo }) => transNo);
  const plans = await endPlans(tx, accountNumbers, transNos, todayAt(clock, site().timeZone), end);
  await endAsksOf(tx, accountNumbers, now);
  await dropWaitingMessages(tx, memberNumber, now);
  await note(tx, {
    act: 'member-deceased',
    subject: subjectOf(memberNumber),
    facts: { plans, sessions, hasEstateContact: estate.email !== null },
    personal: { reason, estateName: estate.name, estateEmail: estate.email },
  });
  return { plans, sessions };
}

/** Marks that a member leaves an account's place (office-90), and ends what pays that account alone where it is wanted. */
export async function markMovedOut(
  { clock, site }: MarkServices,
  tx: Transaction,
  { memberNumber, reason, note }: Marking<'member-moved-out'>,
  move: { readonly accountNumber: string; readonly movedOn: string; readonly endsPlans: boolean },
): Promise<{ plans: number; sharedPlans: number }> {
  const now = clock.now();
  const today = todayAt(clock, site().timeZone);
  const { accountNumber, movedOn, endsPlans } = move;
  const wrongDay = movedOnViolation(movedOn, today);
  if (wrongDay) throw fieldRefusal(wrongDay, 'movedOn');
  await heldMember(tx, memberNumber);
  if (!(await accountNumbersOf(tx, memberNumber)).includes(accountNumber))
    throw refusal(404, 'memberMarks.account.unknown');
  if (!(await addMark(tx, { memberNumber, mark: 'moved-out', accountNumber, since: now, movedOn })))
    throw refusal(409, 'staff.state.already');
  await endAsksOf(tx, [accountNumber], now);
  const scheduled = endsPlans ? await scheduledPaying(tx, memberNumber, [accountNumber]) : [];
  const own = scheduled.flatMap(({ transNo, paysOthers }) => (paysOthers ? [] : [transNo]));
  const end = { endedAt: now, endReason: 'office', endToldAt: null };
  const plans = endsPlans ? await endPlans(tx, [accountNumber], own, today, end) : 0;
  const facts = { accountNumber, movedOn, plans };
  await note(tx, { act: 'member-moved-out', subject: subjectOf(memberNumber), facts, personal: { reason } });
  return { plans, sharedPlans: scheduled.length - own.length };
}

/** Hides address and phone of a member from whoever may not see protected ones (office-91). */
export async function protectMember(
  { clock }: MarkServices,
  tx: Transaction,
  { memberNumber, reason, note }: Marking<'member-protected'>,
): Promise<void> {
  await heldMember(tx, memberNumber);
  if (!(await addMark(tx, { memberNumber, mark: 'protected', since: clock.now() })))
    throw refusal(409, 'staff.state.already');
  await note(tx, { act: 'member-protected', subject: subjectOf(memberNumber), personal: { reason } });
}

/** Takes a mark away; what ended with it stays ended (office-92). */
export async function liftMark(
  tx: Transaction,
  { memberNumber, reason, note }: Marking<'member-mark-lifted'>,
  mark: (typeof liftedMarks)[number],
  accountNumber: string,
): Promise<void> {
  await takeAway(tx, { memberNumber, mark, accountNumber });
  const facts = { mark, accountNumber };
  await note(tx, { act: 'member-mark-lifted', subject: subjectOf(memberNumber), facts, personal: { reason } });
}

/** Takes the protection of a member away, which two people want (office-91). */
export async function unprotect(
  tx: Transaction,
  { memberNumber, reason, note }: Marking<'member-protection-lifted'>,
): Promise<void> {
  await takeAway(tx, { memberNumber, mark: 'protected', accountNumber: '' });
  await note(tx, { act: 'member-protection-lifted', subject: subjectOf(memberNumber), personal: { reason } });
}

async function takeAway(tx: Transaction, mark: Pick<MemberMark, 'memberNumber' | 'mark' | 'accountNumber'>) {
  await heldMember(tx, mark.memberNumber);
  if (!(await removeMark(tx, mark))) throw refusal(409, 'memberMarks.notMarked');
}

async function endPlans(
  tx: Transaction,
  accountNumbers: readonly string[],
  transNos: readonly string[],
  today: string,
  end: { readonly endedAt: Date; readonly endReason: string; readonly endToldAt: Date | null },
): Promise<number> {
  const autoPays = await endAutoPays(tx, accountNumbers, end);
  const topUps = await endTopUps(tx, accountNumbers, end);
  const drafts = await endDrafts(tx, accountNumbers, today, end);
  const scheduled = await endScheduledPayments(tx, transNos, end);
  return autoPays.length + topUps.length + drafts.length + scheduled.length;
}
