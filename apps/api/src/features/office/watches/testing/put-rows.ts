/** Eight in the morning of a Tuesday in Oregon. */
export const now = new Date('2027-06-08T15:00:00Z');
/** So many minutes before. */
export const ago = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();
export const hour = 60;
export const day = 24 * hour;

/** A payment of a member. */
export const requisition = (transNo: string, state: string, reference: string | null, created = ago(hour)): string =>
  `insert into requisitions (trans_no, flow, state, member_number, amount_cents, fingerprint, created_at, updated_at, expires_at, reference)
   values ('${transNo}', 'member', '${state}', '1', 5000, '${transNo}', '${created}', '${created}', '${created}', ${reference === null ? 'null' : `'${reference}'`})`;
