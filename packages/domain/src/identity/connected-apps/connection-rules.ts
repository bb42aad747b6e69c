import type { LocalDay } from '../../dates.ts';
import {
  blocksTelling,
  type DataKind,
  type EspiScope,
  kindsOf,
  mostHistoryMonths,
} from '../../energy/espi-scope/espi-scope.ts';
import { addMonths } from '../../months.ts';
import type { Violation } from '../../violation.ts';

/** For how long a member may be asked, and how long a sign-in counts as one of now (identity-114). */
export const requestMinutes = 10;
export const freshSignInMinutes = 15;
/** How far back a member may let an app read, and for how long from today; null: until it is ended (identity-115). */
export const historyChoices: readonly number[] = [3, 12, 24, mostHistoryMonths];
export const untilChoices: readonly (number | null)[] = [3, 12, 36, null];
/** Accounts that one connection may name. */
export const connectedAccounts = 100;
/** Who ended a connection: the member, the app, the office, or a token that was used twice. */
export const connectionEnders = ['member', 'app', 'office', 'reuse'] as const;
export type ConnectionEnder = (typeof connectionEnders)[number];

/** How far back may be chosen: no further than was asked for. */
export function historyChoicesOf({ historyMonths }: Pick<EspiScope, 'historyMonths'>): readonly number[] {
  const most = historyMonths ?? mostHistoryMonths;
  const within = historyChoices.filter((months) => months <= most);
  return within.includes(most) ? within : [...within, most];
}

/** What a member allows. */
export interface Allowed {
  readonly accounts: readonly string[];
  readonly kinds: readonly DataKind[];
  readonly historyMonths: number;
  readonly untilMonths: number | null;
}

/** The first rule that what a member allows breaks, with its field (identity-115). */
export function allowedViolation(
  { accounts, kinds, historyMonths, untilMonths }: Allowed,
  asked: EspiScope,
): { readonly field: keyof Allowed; readonly violation: Violation } | undefined {
  if (accounts.length === 0)
    return { field: 'accounts', violation: { code: 'connectedApps.accounts.none', params: {} } };
  const offered = kindsOf(asked.functionBlocks);
  if (kinds.length === 0 || kinds.some((kind) => !offered.includes(kind)))
    return { field: 'kinds', violation: { code: 'connectedApps.kinds.none', params: {} } };
  if (!historyChoicesOf(asked).includes(historyMonths))
    return { field: 'historyMonths', violation: { code: 'connectedApps.choice.unknown', params: {} } };
  if (!untilChoices.includes(untilMonths))
    return { field: 'untilMonths', violation: { code: 'connectedApps.choice.unknown', params: {} } };
  return undefined;
}

/** The scope that comes of what was asked for and what is allowed. */
export const allowedScope = (asked: EspiScope, { kinds, historyMonths }: Allowed): EspiScope => ({
  ...asked,
  functionBlocks: blocksTelling(asked.functionBlocks, kinds),
  historyMonths,
});

/** The first day that an app may read, and the last on which it reads; null: no end. */
export const connectedDays = (
  { historyMonths, untilMonths }: Pick<Allowed, 'historyMonths' | 'untilMonths'>,
  today: LocalDay,
): { readonly since: LocalDay; readonly until: LocalDay | null } => ({
  since: addMonths(today, -historyMonths),
  until: untilMonths === null ? null : addMonths(today, untilMonths),
});
