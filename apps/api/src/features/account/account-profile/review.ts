import type { MailingAddress, ProfileName } from '@rochdale/domain/account/account-profile/profile';
import type { MemberProfile, ProfileChange } from '@rochdale/domain/account/account-profile/profile-change';
import type { Database } from '../../../platform/database/database.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import {
  endPending,
  findUpdate,
  listDecidedUpdates,
  listPendingUpdates,
  lockMember,
  type ProfileUpdate,
  profileOnFile,
} from './account-profile-store.ts';
import { type Decision, type RejectReason, tellDecision } from './review-mail.ts';
import { putInForce } from './update-profile.ts';

/** Decided changes that are shown beside those that wait. */
const shownDecided = 50;

/** Puts a change that waits in force, or drops it; notes when, and tells the member. False when there is none of it. */
export async function reviewUpdate(
  services: MessageServices & { readonly db: Database },
  updateId: number,
  decision: Decision,
  reason: RejectReason = 'other',
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const found = await findUpdate(tx, updateId);
    if (!found) return false;
    await lockMember(tx, found.memberNumber);
    if (!(await endPending(tx, updateId, decision, services.clock.now()))) return false;
    if (decision === 'approved') await putInForce(tx, found.memberNumber, found.change);
    await tellDecision(services, tx, found, decision, reason);
    return true;
  });
}

/** The changes that wait, as a clerk reads them; with `all` also what has been decided. */
export async function describeUpdates(db: Database, all: boolean): Promise<string> {
  const pending = await listPendingUpdates(db);
  const decided = all ? await listDecidedUpdates(db, shownDecided) : [];
  const lines: string[] = [];
  for (const update of [...pending, ...decided]) {
    const onFile = update.status === 'pending' ? await profileOnFile(db, update.memberNumber) : undefined;
    lines.push(headOf(update), ...linesOf(update.change, onFile));
  }
  return lines.length > 0 ? lines.join('\n') : 'No change waits for review.';
}

function headOf({ updateId, memberNumber, submittedAt, status, decidedAt }: ProfileUpdate): string {
  const decided = decidedAt ? `, ${status} ${decidedAt.toISOString()}` : '';
  return `${updateId}  member ${memberNumber}, submitted ${submittedAt.toISOString()}${decided}`;
}

/** One line for each thing that changes, with what is on file before it. */
function linesOf({ name, addresses = {}, phones }: ProfileChange, onFile: MemberProfile | undefined): string[] {
  const line = (what: string, before: string | undefined, after: string) =>
    `    ${what}: ${before === undefined ? '' : `${before || 'none'} -> `}${after}`;
  return [
    ...(name ? [line('name', onFile && nameText(onFile.name), nameText(name))] : []),
    ...Object.entries(addresses).map(([number, address]) => {
      const before = onFile?.addresses[number];
      return line(`address of ${number}`, before && addressText(before), addressText(address));
    }),
    ...(phones ? [line('phones', onFile && phonesText(onFile.phones), phonesText(phones))] : []),
  ];
}

const nameText = ({ firstName, middleName, lastName }: ProfileName): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

const addressText = ({ streetNumber, streetName, streetType, unit, city, state, zip }: MailingAddress): string =>
  [streetNumber, streetName, streetType, unit, city, state, zip].filter(Boolean).join(' ');

const phonesText = (phones: MemberProfile['phones']): string =>
  phones.map(({ phone, phoneType, extension }) => [phoneType, phone, extension].filter(Boolean).join(' ')).join(', ');
