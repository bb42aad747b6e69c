import { takeTries } from '../../../../platform/limits/limits.ts';
import { inLanes } from '../../../../platform/process/lanes.ts';
import { balanceAsOf, noteDoubt } from '../answers-store.ts';
import { accountsOfMember, accountsOfMeter, noteChange } from '../changes-store.ts';
import { type AskServices, askBalance } from '../fresh-balances.ts';

/** What the billing system names when something has changed. */
export type NamedChange = { readonly account: string } | { readonly member: string } | { readonly meter: string };

/** What was not taken, by the name it was told by, and why. */
export interface FailedChange {
  readonly name: string;
  readonly says: string;
}

const hourMinutes = 60;
const sideBySide = 5;
const unknown = {
  account: 'There is no such account.',
  member: 'There is no such member.',
  meter: 'There is no such meter.',
};

/**
 * Asks what each account that changed owes, and notes it to be asked for the rest, as many an hour as are allowed: more
 * wait for the office (billing-link-13, billing-link-17). Answers what was not taken.
 */
export async function hearChanges(
  services: AskServices,
  perHour: number,
  named: readonly NamedChange[],
): Promise<readonly FailedChange[]> {
  const failed: FailedChange[] = [];
  const accounts = new Set<string>();
  for (const one of named) {
    const found = await accountsOf(services, one);
    for (const account of found) accounts.add(account);
    if (found.length === 0) failed.push(failedName(one));
  }
  await inLanes([...accounts], sideBySide, async (accountNumber) => {
    const says = await hearChange(services, perHour, accountNumber);
    if (says !== undefined) failed.push({ name: accountNumber, says });
  });
  return failed;
}

const failedName = (one: NamedChange): FailedChange => {
  if ('account' in one) return { name: one.account, says: unknown.account };
  return 'member' in one ? { name: one.member, says: unknown.member } : { name: one.meter, says: unknown.meter };
};

async function accountsOf({ db }: AskServices, one: NamedChange): Promise<readonly string[]> {
  if ('member' in one) return accountsOfMember(db, one.member);
  if ('meter' in one) return accountsOfMeter(db, one.meter);
  return (await balanceAsOf(db, one.account)) === undefined ? [] : [one.account];
}

async function hearChange(services: AskServices, perHour: number, accountNumber: string): Promise<string | undefined> {
  const { db, clock, billingLink, log } = services;
  const now = clock.now();
  const limit = { key: 'billing-changes', tries: perHour, minutes: hourMinutes };
  const isAllowed = await takeTries(db, [limit], now).then(
    () => true,
    () => false,
  );
  if (billingLink.uses.changes) await noteChange(db, accountNumber, isAllowed ? 'waiting' : 'held', now);
  if (!isAllowed) {
    if (!billingLink.uses.changes) await noteDoubt(db, { accountNumber, kind: 'too-many' }, now);
    return 'More changed within an hour than are taken. The office is told.';
  }
  if (!billingLink.uses.balances) return undefined;
  try {
    await askBalance(services, accountNumber);
    return undefined;
  } catch (error) {
    log.warn({ err: error }, 'the billing system gave no balance');
    return 'The balance could not be had. It is asked for when it is needed.';
  }
}
