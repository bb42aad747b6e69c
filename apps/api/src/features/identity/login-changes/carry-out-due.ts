import { stillFits } from '@rochdale/domain/identity/login-changes/login-change';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { holdLoginOfMember, type Login } from '../sign-in/public.ts';
import { carryOut } from './carry-out-change.ts';
import { endWaiting } from './end-change.ts';
import { dueChanges, endChange, hasAccounts, isAddressTaken, type LoginChange } from './login-changes-store.ts';
import type { TellServices } from './tell-of-change.ts';

/** What making changes that are due works with. */
export interface DueServices extends TellServices {
  readonly db: Database;
}
/** Writes down how a change ended, in its transaction. */
export type NoteEnded = (tx: Transaction, change: LoginChange, state: 'done' | 'dropped') => Promise<void>;

/**
 * Makes the changes whose time has come, each in a transaction of its own and once, however often this is killed or run
 * beside itself; one that does not fit its login any more is dropped (office-77). Answers how many were made.
 */
export async function carryOutDue(services: DueServices, note: NoteEnded): Promise<number> {
  const { db, clock } = services;
  let made = 0;
  for (const change of await dueChanges(db, clock.now()))
    made += await db.transaction((tx) => carryOutOne(services, tx, change, note));
  return made;
}

async function carryOutOne(
  services: TellServices,
  tx: Transaction,
  change: LoginChange,
  note: NoteEnded,
): Promise<0 | 1> {
  // The login first, as whoever locks it does; then the change, which somebody may just have stopped.
  const login = await holdLoginOfMember(tx, change.memberNumber);
  if (!login || !(await fits(tx, change, login))) {
    if (await endWaiting(services, tx, login, change, 'dropped')) await note(tx, change, 'dropped');
    return 0;
  }
  if (!(await endChange(tx, change.changeId, { state: 'done', at: services.clock.now() }))) return 0;
  await carryOut(services, tx, login, change);
  await note(tx, change, 'done');
  return 1;
}

async function fits(tx: Transaction, change: LoginChange, login: Login): Promise<boolean> {
  const { memberNumber, emailAfter } = change;
  return stillFits(change, {
    ...login,
    isLocked: login.lockedAt !== null,
    isPasswordOff: login.passwordOffAt !== null,
    hasAccounts: await hasAccounts(tx, memberNumber),
    isAddressTaken: emailAfter !== null && (await isAddressTaken(tx, emailAfter, memberNumber)),
  });
}
