import { covers, delegateScopes, isDelegateScope, type OpensTo } from '../delegates/delegate-scope.ts';

/** What a grant that was brought along lets its login do: all that the member may, or read. */
export const broughtScopes = ['all', 'read'] as const;
/** What a grant lets its login do; a holder gives those of delegates (identity-89). */
export const grantScopes = [...broughtScopes, ...delegateScopes] as const;

/** A membership, or one account of it, that a login opens on a day (identity-73). */
export interface Grant {
  readonly memberNumber: string;
  /** Null: all accounts. */
  readonly accountNumber: string | null;
  readonly scope: (typeof grantScopes)[number];
}

/** Who calls: a login by its own number, which is a membership's or that of a person without one. */
export interface Reach {
  readonly ownNumber: string;
  readonly isMember: boolean;
  /** Its key; undefined where no login is asked. */
  readonly loginKey?: string | undefined;
  /** Those in force, those of the own membership first. */
  readonly grants: readonly Grant[];
}

/** What a call names. */
export interface NamedNumbers {
  readonly members: readonly string[];
  readonly accounts: readonly string[];
}

/** What is asked of a row before a grant opens it. */
export interface GrantedRow {
  /** It is about the login itself: its password, its second step, its language. */
  readonly ofLogin: boolean;
  /** It reads, and neither ways of paying nor contacts. */
  readonly isReading: boolean;
  /** It answers only those accounts that are granted, though it names none. */
  readonly narrows: boolean;
  /** The least scope of a delegate that opens it. */
  readonly opensTo: OpensTo;
}

/** For whom a call acts. */
export interface ActingFor {
  readonly memberNumber: string;
  /** Where single accounts were granted: these and no others. */
  readonly onlyAccounts: readonly string[] | undefined;
}

/** The membership for which a login acts where it names none: its own, else the first that was granted. */
export const firstMembership = ({ ownNumber, grants }: Reach): string => grants[0]?.memberNumber ?? ownNumber;

/** Whether a login opens another's membership, or an account of one, beside the one for which it acts. */
export const opensOthers = ({ grants }: Reach, memberNumber: string): boolean =>
  grants.some((grant) => grant.memberNumber !== memberNumber);

/**
 * The memberships for which a call may act, the own one first: none where no grant in force opens the row for what it names.
 * Whether the named accounts are the membership's is asked beside it.
 */
export function actingFor(reach: Reach, named: NamedNumbers, row: GrantedRow): readonly ActingFor[] {
  const { ownNumber, grants } = reach;
  if (row.ofLogin) return mayChangeLogin(reach, named) ? [{ memberNumber: ownNumber, onlyAccounts: undefined }] : [];
  if (named.members.length === 0 && named.accounts.length === 0)
    return [{ memberNumber: firstMembership(reach), onlyAccounts: undefined }];
  const members = named.members.length > 0 ? named.members : grants.map(({ memberNumber }) => memberNumber);
  const asked = [...new Set(members)];
  if (named.members.length > 0 && asked.length > 1) return [];
  return asked.flatMap((memberNumber): ActingFor[] => {
    const own = grants.filter((grant) => grant.memberNumber === memberNumber);
    const isWhole = own.some(
      ({ accountNumber, scope }) => accountNumber === null && (scope === 'all' || (scope === 'read' && row.isReading)),
    );
    if (isWhole) return [{ memberNumber, onlyAccounts: undefined }];
    const onlyAccounts = own.flatMap(({ accountNumber, scope }) =>
      accountNumber !== null && (isDelegateScope(scope) ? covers(scope, row.opensTo) : row.isReading)
        ? [accountNumber]
        : [],
    );
    const areNamed =
      named.accounts.length > 0 ? named.accounts.every((one) => onlyAccounts.includes(one)) : row.narrows;
    return onlyAccounts.length > 0 && areNamed ? [{ memberNumber, onlyAccounts }] : [];
  });
}

/** A login is its owner's: nobody changes it while acting for another, and no account of another's hangs on it. */
function mayChangeLogin(reach: Reach, { members, accounts }: NamedNumbers): boolean {
  const { ownNumber, isMember, grants } = reach;
  if (!isMember)
    return accounts.length === 0 && members.every((one) => one === firstMembership(reach) || one === ownNumber);
  const hasOwn = grants.some(
    ({ memberNumber, accountNumber, scope }) => memberNumber === ownNumber && accountNumber === null && scope === 'all',
  );
  return hasOwn && members.every((one) => one === ownNumber);
}
