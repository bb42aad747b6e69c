import { type Access, isKeyAccess, type KeyAccess, type OperationSpec } from '../operation.ts';
import { refusalsOf } from '../statuses.ts';

const callers: Readonly<Record<Exclude<Access, KeyAccess>, string>> = {
  public: 'anybody',
  'quick-pay': 'the bearer of a Quick Pay token',
  member: 'the bearer of a member’s access token',
  gateway: 'another company, by its signature or secret',
  data: 'the bearer of a member’s personal token',
};

const callerOf = (access: Access): string =>
  isKeyAccess(access) ? `the bearer of an API key that may \`${access.key}\`` : callers[access];

/** Who may call an operation, when it is open, and with what it refuses. */
export const factsOf = (row: OperationSpec): string =>
  [
    `Who: ${callerOf(row.access)}. Gate: \`${row.gate}\`. Refused with ${refusalsOf(row).join(', ')}.`,
    ...(row.beforeMfa ? ['Open before multi-factor authentication is set up.'] : []),
    ...(row.whileDegraded ? ['Answers while the database is away.'] : []),
    ...(row.asMember ? ['Answers whoever of the office looks as the member.'] : []),
    ...(row.delegates === undefined || row.delegates === 'never'
      ? []
      : [`Opens to delegates who may \`${row.delegates}\`.`]),
    ...(row.forOpenAccounts ? ['Refused for an account that is closed.'] : []),
    ...(row.duringMaintenance ? ['Answers during maintenance.'] : []),
  ].join(' ');

/** Whether a token that opens anything is asked for. */
export const takesToken = ({ access }: OperationSpec): boolean =>
  isKeyAccess(access) || access === 'member' || access === 'quick-pay' || access === 'data';
