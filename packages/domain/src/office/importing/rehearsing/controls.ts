import type { Cents } from '../../../money.ts';
import { nearestNames } from '../../../nearest-names.ts';

/** The totals of a billing system that a rehearsal can be held against, and what each counts in. */
export const controls = {
  members: 'count',
  organizations: 'count',
  membersWithEmail: 'count',
  logins: 'count',
  accounts: 'count',
  closedAccounts: 'count',
  pastDueAccounts: 'count',
  accountsInCredit: 'count',
  prepaidAccounts: 'count',
  budgetAccounts: 'count',
  averageBillingAccounts: 'count',
  autoPayAccounts: 'count',
  paperlessAccounts: 'count',
  roundUpAccounts: 'count',
  arrangementAccounts: 'count',
  meters: 'count',
  bills: 'count',
  billLines: 'count',
  payments: 'count',
  depositsHeld: 'count',
  allDeposits: 'count',
  usageDays: 'count',
  capitalCreditLetters: 'count',
  unclaimedCredits: 'count',
  balances: 'money',
  owed: 'money',
  paidAhead: 'money',
  pastDue: 'money',
  billed: 'money',
  billLineAmounts: 'money',
  paid: 'money',
  depositAmounts: 'money',
  allDepositAmounts: 'money',
  arrangementBalances: 'money',
} as const satisfies Readonly<Record<string, 'count' | 'money'>>;
export type ControlName = keyof typeof controls;

/** Without these nothing can be said of a move (moving-in-26). */
export const neededControls = ['accounts', 'balances'] as const satisfies readonly ControlName[];

/** Before the type of account of a total by class: `accounts:Electric`. */
const byClass = 'accounts:';

/** A total of the billing system; of money in cents. `accountType` is the class of which accounts are counted. */
export interface Control {
  readonly name: string;
  readonly of: ControlName | { readonly accountType: string };
  readonly kind: 'count' | 'money';
  readonly value: number;
}

/** Reads a row of control.csv (moving-in-26); else says what is wrong with which column. */
export function readControl(
  name: string,
  value: string,
): Control | { readonly column: 'name' | 'value'; readonly reason: string } {
  const known = isControlName(name) ? name : undefined;
  const accountType = name.startsWith(byClass) ? name.slice(byClass.length).trim() : '';
  if (known === undefined && accountType === '') return { column: 'name', reason: unknownName(name) };
  const kind = known === undefined ? 'count' : controls[known];
  const read = kind === 'count' ? countOf(value) : centsIn(value);
  if (read === undefined)
    return { column: 'value', reason: kind === 'count' ? 'is not a count like 31580' : 'is not an amount like 92.00' };
  return { name, of: known ?? { accountType }, kind, value: read };
}

const isControlName = (name: string): name is ControlName => Object.hasOwn(controls, name);

const countOf = (text: string): number | undefined => (/^\d{1,12}$/.test(text) ? Number(text) : undefined);

const centsIn = (text: string): Cents | undefined =>
  /^-?\d{1,12}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;

function unknownName(name: string): string {
  const near = nearestNames(name, [...Object.keys(controls), `${byClass}<type>`]);
  return near.length > 0
    ? `there is no total ${name}; nearest are ${near.join(', ')}`
    : `there is no total ${name}; there are ${Object.keys(controls).join(', ')} and ${byClass}<type>`;
}
