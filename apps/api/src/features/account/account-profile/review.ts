import type { MailingAddress, ProfileName, ProfileSection } from '@rochdale/domain/account/account-profile/profile';
import {
  type MemberProfile,
  type ProfileChange,
  partOf,
  sectionsOf,
} from '@rochdale/domain/account/account-profile/profile-change';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import {
  addUpdate,
  endPending,
  findUpdate,
  hasNewerUpdate,
  listDecidedUpdates,
  listPendingUpdates,
  lockMember,
  narrowUpdate,
  type ProfileUpdate,
  profileOnFile,
  waitAgain,
} from './account-profile-store.ts';
import { type Decision, tellDecision } from './review-mail.ts';
import { putInForce } from './update-profile.ts';

/** Decided changes that are shown beside those that wait. */
const shownDecided = 50;

/**
 * Puts a change that waits in force, or drops it; notes when, and tells the member. Of one that is approved in part the
 * rest is kept as a change of its own that was refused, whose number is answered. False when it does not wait.
 */
export async function decideUpdate(
  services: MessageServices,
  tx: Transaction,
  updateId: number,
  decided: Decision & { readonly sections?: readonly ProfileSection[] },
): Promise<false | { readonly wasTold: boolean; readonly restId: number | undefined }> {
  const found = await findUpdate(tx, updateId);
  if (!found) return false;
  const { memberNumber, submittedAt } = found;
  const now = services.clock.now();
  await lockMember(tx, memberNumber);
  if (!(await endPending(tx, updateId, decided.decision, now))) return false;
  if (decided.decision === 'rejected')
    return { wasTold: await tellDecision(services, tx, found, decided), restId: undefined };
  const sections = decided.sections ?? sectionsOf(found.change);
  const rest = partOf(
    found.change,
    sectionsOf(found.change).filter((one) => !sections.includes(one)),
  );
  const change = partOf(found.change, sections);
  let restId: number | undefined;
  if (sectionsOf(rest).length > 0) {
    await narrowUpdate(tx, updateId, change);
    restId = await addUpdate(tx, { memberNumber, change: rest, status: 'rejected', submittedAt, decidedAt: now });
  }
  await putInForce(tx, memberNumber, change);
  return { wasTold: await tellDecision(services, tx, found, decided), restId };
}

/** Lets a change that was dropped wait again, unless its member has sent another since; tells the member. */
export async function reopenUpdate(
  services: MessageServices,
  tx: Transaction,
  updateId: number,
): Promise<false | { readonly wasTold: boolean }> {
  const found = await findUpdate(tx, updateId);
  if (!found) return false;
  await lockMember(tx, found.memberNumber);
  if (await hasNewerUpdate(tx, found)) return false;
  if (!(await waitAgain(tx, updateId))) return false;
  return { wasTold: await tellDecision(services, tx, found, { decision: 'reopened' }) };
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
