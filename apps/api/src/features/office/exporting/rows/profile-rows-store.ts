import { asc, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { profileHolds } from '../../../../tables/account-profile.ts';
import type { ExportTable } from '../export-table.ts';

type Row = readonly [memberNumber: string, accountNumber: string | null, what: string, value: string];

/** The billing link has the member's newest change. */
const isLinked = sql`${profileHolds.linkedUpdate} = (select max(u.update_id) from profile_updates u
  where u.member_number = ${profileHolds.memberNumber} and u.status in ('approved', 'direct'))`;

/** What members have changed, the billing system has not sent back yet and the link does not tell: one row a value. */
export async function profileRows(tx: Transaction): Promise<ExportTable> {
  const holds = await tx
    .select()
    .from(profileHolds)
    .where(sql`${isLinked} is not true`)
    .orderBy(asc(profileHolds.memberNumber));
  const rows = holds.flatMap(({ memberNumber, change }): Row[] => [
    ...Object.entries(change.name ?? {}).map(([what, value]): Row => [memberNumber, null, what, value]),
    ...Object.entries(change.addresses ?? {}).flatMap(([accountNumber, address]) =>
      Object.entries(address).map(([what, value]): Row => [memberNumber, accountNumber, what, value]),
    ),
    ...(change.phones ?? []).flatMap((phone) =>
      Object.entries(phone).map(([what, value]): Row => [memberNumber, null, `phone.${what}`, String(value)]),
    ),
  ]);
  return { header: ['memberNumber', 'accountNumber', 'what', 'value'], rows };
}
