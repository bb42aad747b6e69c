import { isKeyAccess, type OperationSpec } from './operation.ts';

const asksWho = ['member', 'quick-pay', 'gateway', 'data'];
const numbersOfOwners = ['memberNumber', 'accountNumber'];

/**
 * The HTTP statuses with which an operation may refuse, in order: those of its row, and those that follow from it. Text
 * that is none is refused everywhere (400), who is not known (401), whoever of the office looks as a member (403), what a gate closes or
 * another owns (404), a body that is too long or no JSON (413, 415); and at times a server fails (500), or it or its database is away (503).
 */
export function refusalsOf(row: OperationSpec): number[] {
  const isOwned = [row.params, row.query, row.body].some((part) =>
    numbersOfOwners.some((name) => hasField(part, name)),
  );
  const following = [
    400,
    ...(isKeyAccess(row.access) || asksWho.includes(row.access) ? [401] : []),
    ...(isKeyAccess(row.access) || row.access === 'data' ? [429] : []),
    ...(row.asMember ? [] : [403]),
    ...(row.gate !== 'always' || (row.access === 'member' && isOwned) ? [404] : []),
    ...(row.forOpenAccounts ? [409] : []),
    ...(row.method === 'GET' ? [] : [413, 415]),
    ...[500, 503],
  ];
  return [...new Set([...row.errors, ...following])].sort((one, other) => one - other);
}

const hasField = (part: unknown, name: string): boolean =>
  typeof part === 'object' && part !== null && 'shape' in part && Object.hasOwn(Object(part.shape), name);

/** What each status says, for whoever reads the document. */
export const statusMeanings: Readonly<Record<number, string>> = {
  200: 'Done.',
  400: 'A value is wrong; `field` says which, where there is one.',
  401: 'No token or signature, or one that opens nothing here.',
  403: 'Somebody of the office looks as the member, to whom this is closed.',
  404: 'Not there, not the caller’s, or closed at this co-op.',
  409: 'Somebody was faster, or it is done already.',
  413: 'The body is too long.',
  415: 'The body is not JSON.',
  428: 'A proof of work is asked for; the same call with it in `Proof-Of-Work` is judged.',
  429: 'Too many tries; `Retry-After` says for how many seconds.',
  500: 'A fault of the server’s; `id` stands in its log.',
  503: 'Maintenance, or the database is away; `Retry-After` says for how many seconds.',
};
