import type { Access, OperationSpec } from '../operation.ts';
import { refusalsOf } from '../statuses.ts';

const callers: Readonly<Record<Access, string>> = {
  public: 'anybody',
  'quick-pay': 'the bearer of a Quick Pay token',
  member: 'the bearer of a member’s access token',
  gateway: 'another company, by its signature or secret',
};

/** Who may call an operation, when it is open, and with what it refuses. */
export const factsOf = (row: OperationSpec): string =>
  [
    `Who: ${callers[row.access]}. Gate: \`${row.gate}\`. Refused with ${refusalsOf(row).join(', ')}.`,
    ...(row.beforeMfa ? ['Open before multi-factor authentication is set up.'] : []),
    ...(row.whileDegraded ? ['Answers while the database is away.'] : []),
    ...(row.asMember ? ['Answers whoever of the office looks as the member.'] : []),
    ...(row.forOpenAccounts ? ['Refused for an account that is closed.'] : []),
    ...(row.duringMaintenance ? ['Answers during maintenance.'] : []),
  ].join(' ');

/** Whether a token that opens anything is asked for. */
export const takesToken = ({ access }: OperationSpec): boolean => access === 'member' || access === 'quick-pay';
