import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Acknowledged } from './load.ts';
import { ask, type Product } from './product.ts';

/** How the books stand to what was acknowledged. */
export interface Judgement {
  readonly acknowledged: number;
  readonly payments: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Charged, and not in the ledger yet. */
  readonly unposted: readonly string[];
  /** What is still on its way: payments not posted, messages not sent, reports on disk. */
  readonly waiting: number;
  /** Messages that the mail server got again, with the same Message-ID. */
  readonly mailAgain: number;
}

/** What the payment company took, by its own books. */
export async function chargedBy({ folder }: Product): Promise<Map<string, number>> {
  const lines = await readFile(join(folder, 'sandbox/transactions.jsonl'), 'utf8').catch(() => '');
  const charged = new Map<string, number>();
  for (const line of lines.split('\n').filter(Boolean)) {
    const { kind, result } = JSON.parse(line) as {
      kind: string;
      result?: { status: string; transNo: string; amountCents: number };
    };
    if (kind === 'result' && result?.status === 'approved') charged.set(result.transNo, result.amountCents);
  }
  return charged;
}

/** Holds the books against what was acknowledged; undefined while they can't be read. */
export async function judge(product: Product, acknowledged: Acknowledged): Promise<Judgement | undefined> {
  const charged = await chargedBy(product);
  const reports = await countsOf(product, 'select report_id::text as key, count(*) from outage_reports group by 1');
  const ledger = await countsOf(product, 'select trans_no as key, count(*) from ledger group by 1');
  const amounts = await countsOf(product, 'select trans_no as key, sum(amount_cents) as count from ledger group by 1');
  const profiles = await countsOf(
    product,
    `select change->>'unit' as key, count(*) from (select jsonb_path_query(change, '$.**.unit') #>> '{}' as unit, update_id from profile_updates) found(unit, id), lateral (select jsonb_build_object('unit', unit)) wrapped(change) group by 1`,
  );
  const messages = await ask<{ id: string; state: string }>(
    product,
    'select message_id::text as id, state from outgoing_messages',
  );
  if (!reports || !ledger || !amounts || !profiles || !messages) return undefined;
  const kept = await readdir(join(product.dataFolder, 'outage-reports')).catch(() => []);
  const sent = messages.filter(({ state }) => state === 'sent');
  const taken = new Map<string, number>();
  for (const { raw } of product.mail.mails) {
    const id = /^message-id:\s*<?([^@>\s]+)/im.exec(raw)?.[1] ?? 'without';
    taken.set(id, (taken.get(id) ?? 0) + 1);
  }
  const waitsForBooks = kept.filter((name) => name.endsWith('.json')).length;
  const unposted = [...charged.keys()].filter((transNo) => !ledger.has(transNo));
  return {
    unposted,
    acknowledged: charged.size + acknowledged.reports.size + acknowledged.profiles.size + acknowledged.signIns,
    payments: charged.size,
    lost: [
      ...unposted.map((transNo) => `payment ${transNo}`),
      ...[...acknowledged.reports].filter((id) => !reports.has(id)).map((id) => `report ${id}`),
      ...[...acknowledged.profiles].filter((unit) => !profiles.has(unit)).map((unit) => `profile ${unit}`),
      ...sent.filter(({ id }) => !taken.has(id)).map(({ id }) => `message ${id}`),
    ],
    doubled: [
      ...[...ledger].filter(([, count]) => count > 1).map(([key]) => `payment ${key}`),
      ...[...ledger.keys()].filter((key) => !charged.has(key)).map((key) => `payment ${key}, never charged`),
      ...[...amounts]
        .filter(([key, cents]) => charged.get(key) !== cents)
        .map(([key]) => `payment ${key}, another amount`),
      ...[...reports].filter(([, count]) => count > 1).map(([key]) => `report ${key}`),
      ...[...profiles]
        .filter(([key, count]) => acknowledged.profiles.has(key) && count > 1)
        .map(([key]) => `profile ${key}`),
    ],
    waiting: unposted.length + messages.filter(({ state }) => state === 'waiting').length + waitsForBooks,
    mailAgain: [...taken.values()].filter((times) => times > 1).length,
  };
}

async function countsOf(product: Product, text: string): Promise<Map<string, number> | undefined> {
  const rows = await ask<{ key: string; count: string }>(product, text);
  return rows && new Map(rows.map(({ key, count }) => [key, Number(count)]));
}
