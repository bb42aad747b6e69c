/**
 * The header of a call that a page makes by itself, as when it asks again from time to time: it opens what every call
 * opens, and is no use of its session (identity-11, office-42).
 */
export const askedByPage = { 'asked-by': 'page' } as const;

/** Whether a call is a use of its session, by its headers. */
export const isUse = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers['asked-by'] !== askedByPage['asked-by'];
