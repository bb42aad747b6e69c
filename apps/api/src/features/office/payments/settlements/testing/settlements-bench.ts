import type { Settlement, SettlementLine } from '@rochdale/contract/hosted-payment/wire';
import { localTimeAt } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { testApp } from '../../../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../../../testing/office.ts';
import { takeSettlements } from '../take-settlements.ts';

/** What a company has paid out, with its lines. */
type PaidOut = Settlement & { lines: SettlementLine[] };

/** A company that pays out what a test says, our books beside it, and somebody of the office. */
export function settlementsBench() {
  let at: Awaited<ReturnType<typeof testApp>>;
  let office: Awaited<ReturnType<typeof testOffice>>;
  let ike: Clerk;
  let paidOut: readonly PaidOut[];
  let linesUntilAway: number;
  let aheadMs: number;
  /** Of the worker, which works for days while the clerk's session stays. */
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  const gateway = {
    async *listSettlements(from: string, to: string) {
      for (const { lines: _lines, ...one } of paidOut) if (one.day >= from && one.day <= to) yield one;
    },
    async *settlementLines(settlementId: string) {
      let left = linesUntilAway;
      for (const line of paidOut.find((one) => one.settlementId === settlementId)?.lines ?? []) {
        if (left === 0) throw new Error('away');
        left -= 1;
        yield line;
      }
    },
  };

  beforeAll(async () => {
    at = await testApp();
    office = await testOffice(at);
    ike = await office.hire('ike@coop.example', ['billing']);
  });
  afterAll(async () => {
    await office.close();
    await at.close();
  });
  beforeEach(async () => {
    await at.database.pool.query(
      `truncate settlements, settlement_lines, requisitions, requisition_accounts, ledger, gateway_results, refunds, refund_parts,
       disputes, unknown_charges, watch_readings, ach_entries cascade`,
    );
    [paidOut, linesUntilAway, aheadMs] = [[], Number.POSITIVE_INFINITY, 0];
  });

  const query = (text: string, values: readonly unknown[] = []) => at.database.pool.query(text, [...values]);
  const lines = async (settlementId: string) =>
    (await office.call('settlements.lines', { params: { settlementId } }, ike)).json().lines;
  return {
    at: () => at,
    office: () => office,
    ike: () => ike,
    clock,
    query,
    lines,
    /** What the company has from now on. */
    payOut: (...settlements: readonly PaidOut[]) => {
      paidOut = settlements;
    },
    /** The company is away after so many lines of a settlement. */
    goAwayAfter: (count: number) => {
      linesUntilAway = count;
    },
    nearlyADay: () => {
      aheadMs += 21 * 3_600_000;
    },
    take: () => takeSettlements({ ...at.services, clock, gateway, log: at.app.log }),
    today: () => localTimeAt(new Date(), at.services.site().timeZone).day,
    rows: async (table: string) => (await query(`select * from ${table} order by 1, 2`)).rows,
    list: async (asked = {}) => (await office.call('settlements.list', { query: asked }, ike)).json().settlements,
    /** How each line differs, of those that do. */
    differing: async (settlementId: string): Promise<Record<string, string>> => {
      const found: { lineId: string; difference: string | null }[] = await lines(settlementId);
      return Object.fromEntries(
        found.flatMap(({ lineId, difference }) => (difference === null ? [] : [[lineId, difference]])),
      );
    },
    /** How many a watch was left with. */
    reading: async (kind: string): Promise<number | undefined> =>
      (await query('select count from watch_readings where kind = $1', [kind])).rows[0]?.count,
    /** A payment that our books posted, charged so many days ago. */
    posted: async (reference: string, { cents = 5000, fee = 0, daysAgo = 0, status = 'approved' } = {}) => {
      const charged = new Date(clock.now().getTime() - daysAgo * 86_400_000).toISOString();
      await query(
        `insert into requisitions (trans_no, flow, state, member_number, amount_cents, fee_cents, fingerprint, created_at, updated_at, expires_at, charged_at, reference)
         values ($1, 'member', 'posted', '200017', $3, $4, $1, $5, $5, $5, $5, $2)`,
        [`T-${reference}`, reference, cents, fee, charged],
      );
      await query(
        `insert into gateway_results (trans_no, reference, status, amount_cents, received_at, is_payment) values ($1, $2, $3, $4, $5, true)`,
        [`T-${reference}`, reference, status, cents, charged],
      );
    },
    refunded: (reference: string, companyNumber: string, cents: number, state = 'done') =>
      query(
        `insert into refunds (refund_number, trans_no, reference, amount_cents, fee_cents, state, source, approved_at, ended_at, company_number, booked_cents)
         values ($1, $2, $3, $4, 0, $5, 'office', now(), now(), $6, $4)`,
        [`T-${reference}-R1`, `T-${reference}`, reference, cents, state, companyNumber],
      ),
    disputed: (disputeId: string, reference: string, state: string) =>
      query(
        `insert into disputes (dispute_id, trans_no, reference, state, reason, amount_cents, is_taken, opened_at, heard_at)
         values ($1, $2, $3, $4, 'fraudulent', 5000, true, now(), now()) on conflict (dispute_id) do update set state = excluded.state`,
        [disputeId, `T-${reference}`, reference, state],
      ),
    line: (over: Partial<SettlementLine> & Pick<SettlementLine, 'kind' | 'reference'>): SettlementLine => {
      const { kind, reference, grossCents = 5000, feeCents = 0 } = over;
      return {
        lineId: `${kind}-${reference}`,
        transNo: `T-${reference}`,
        chargeReference: reference,
        netCents: grossCents - feeCents,
        at: clock.now().toISOString(),
        ...over,
        grossCents,
        feeCents,
      };
    },
    settlementOf: (settlementId: string, of: SettlementLine[], over: Partial<Settlement> = {}): PaidOut => {
      const netCents = of.reduce((sum, one) => sum + one.netCents, 0);
      const day = localTimeAt(new Date(), at.services.site().timeZone).day;
      return { settlementId, day, netCents, status: 'paid', lines: of, ...over };
    },
  };
}
