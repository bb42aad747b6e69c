import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { testApp } from '../platform/testing/test-app.ts';
import type { Identity } from './callers.ts';

export const coops = fileURLToPath(new URL('../../../../coops', import.meta.url));

/** A co-op's folder of its own, with the capital credit statement of an account. */
export async function folderWithStatement(accountNumber: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-coop-'));
  await cp(join(coops, 'cedar-ridge'), folder, { recursive: true });
  const statements = join(folder, 'documents/capital-credits');
  await mkdir(statements, { recursive: true });
  await writeFile(join(statements, `${accountNumber}.pdf`), '%PDF-1.4');
  return folder;
}

/** What sealed values open: a posted payment, a notice and a bill of a day. */
export async function layDown(
  at: Awaited<ReturnType<typeof testApp>>,
  { memberNumber, accountNumber }: Identity,
  day: string,
): Promise<void> {
  const query = (text: string, ...values: unknown[]) => at.database.pool.query(text, values);
  const transNo = `POSTED-${memberNumber}`;
  await query(
    `insert into requisitions (trans_no, flow, state, member_number, amount_cents, fingerprint, created_at, updated_at, expires_at)
     values ($1, 'member', 'posted', $2, 1000, $1, now(), now(), now())`,
    ...[transNo, memberNumber],
  );
  await query('insert into requisition_accounts values ($1, $2, 1000)', transNo, accountNumber);
  await query(
    `insert into delinquents (account_number, delinquent_id, bill_date, past_due_cents, late_fee_cents)
     values ($1, $2, $3, 100, 0)`,
    ...[accountNumber, `D-${accountNumber}`, day],
  );
  await query(
    `insert into bills (account_number, bill_date, bill_number, bill_type, billed_cents, ending_balance_cents)
     values ($1, $2, 'B1', 'Regular', 100, 100)`,
    ...[accountNumber, day],
  );
}
