import type { Settlement, SettlementLine } from '@rochdale/contract/hosted-payment/wire';
import { addDays, localTimeAt } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../../testing/office.ts';
import { takeSettlement } from './take-settlement.ts';
import { takeSettlements } from './take-settlements.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ike: Clerk;
/** What the company has paid out, with its lines. */
let paidOut: (Settlement & { lines: SettlementLine[] })[];
/** After so many lines it is away. */
let linesUntilAway: number;
/** Of the worker, which works for days while the clerk's session stays. */
let aheadMs: number;
const clock = { now: () => new Date(Date.now() + aheadMs) };
const nearlyADay = () => {
  aheadMs += 21 * 3_600_000;
};

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

const timeZone = () => at.services.site().timeZone;
const today = () => localTimeAt(new Date(), timeZone()).day;
const take = () => takeSettlements({ ...at.services, clock, gateway, log: at.app.log });
const line = (over: Partial<SettlementLine> & Pick<SettlementLine, 'kind' | 'reference'>): SettlementLine => {
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
};
const settlementOf = (settlementId: string, lines: SettlementLine[], over: Partial<Settlement> = {}) => {
  const netCents = lines.reduce((sum, one) => sum + one.netCents, 0);
  return { settlementId, day: today(), netCents, status: 'paid' as const, lines, ...over };
};
/** A payment that our books posted, charged so many days ago. */
async function posted(reference: string, { cents = 5000, fee = 0, daysAgo = 0, status = 'approved' } = {}) {
  const charged = new Date(clock.now().getTime() - daysAgo * 86_400_000).toISOString();
  await at.database.pool.query(
    `insert into requisitions (trans_no, flow, state, member_number, amount_cents, fee_cents, fingerprint, created_at, updated_at, expires_at, charged_at, reference)
     values ($1, 'member', 'posted', '200017', $3, $4, $1, $5, $5, $5, $5, $2)`,
    [`T-${reference}`, reference, cents, fee, charged],
  );
  await at.database.pool.query(
    `insert into gateway_results (trans_no, reference, status, amount_cents, received_at, is_payment) values ($1, $2, $3, $4, $5, true)`,
    [`T-${reference}`, reference, status, cents, charged],
  );
}
const refunded = (reference: string, companyNumber: string, cents: number, state = 'done') =>
  at.database.pool.query(
    `insert into refunds (refund_number, trans_no, reference, amount_cents, fee_cents, state, source, approved_at, ended_at, company_number, booked_cents)
     values ($1, $2, $3, $4, 0, $5, 'office', now(), now(), $6, $4)`,
    [`T-${reference}-R1`, `T-${reference}`, reference, cents, state, companyNumber],
  );
const disputed = (disputeId: string, reference: string, state: string) =>
  at.database.pool.query(
    `insert into disputes (dispute_id, trans_no, reference, state, reason, amount_cents, is_taken, opened_at, heard_at)
     values ($1, $2, $3, $4, 'fraudulent', 5000, true, now(), now()) on conflict (dispute_id) do update set state = excluded.state`,
    [disputeId, `T-${reference}`, reference, state],
  );
const list = async (query = {}) => (await office.call('settlements.list', { query }, ike)).json().settlements;
const differing = async (settlementId: string): Promise<Record<string, string>> => {
  const { lines } = (await office.call('settlements.lines', { params: { settlementId } }, ike)).json();
  return Object.fromEntries(
    lines.flatMap(({ lineId, difference }: { lineId: string; difference: string | null }) =>
      difference === null ? [] : [[lineId, difference]],
    ),
  );
};
const rows = async (table: string) => (await at.database.pool.query(`select * from ${table} order by 1, 2`)).rows;
const reading = async (kind: string): Promise<number | undefined> =>
  (await at.database.pool.query('select count from watch_readings where kind = $1', [kind])).rows[0]?.count;

describe('what the company tells', () => {
  it('is matched line by line: a charge with its fee, its refund and a fee in the same settlement, all of it negative together', async () => {
    await posted('C1', { fee: 275 });
    await posted('C2');
    await refunded('C1', 'F1', 5275);
    await disputed('D1', 'C2', 'open');
    paidOut = [
      settlementOf('S1', [
        line({ kind: 'payment', reference: 'C1', grossCents: 5275, feeCents: 275 }),
        line({ kind: 'payment', reference: 'C2' }),
        line({ kind: 'refund', reference: 'F1', chargeReference: 'C1', transNo: 'T-C1', grossCents: -5275 }),
        line({ kind: 'dispute', reference: 'D1', chargeReference: 'C2', transNo: 'T-C2', grossCents: -5000 }),
        line({ kind: 'fee', reference: '', grossCents: 0, feeCents: 1500, lineId: 'fee-D1' }),
      ]),
    ];
    await take();
    expect(await list()).toMatchObject([
      {
        settlementId: 'S1',
        lines: 5,
        grossCents: 0,
        feeCents: 1775,
        netCents: -1775,
        differences: 0,
        difference: null,
      },
    ]);
    expect(await differing('S1')).toEqual({});
    const { kinds } = (await office.call('settlements.see', { params: { settlementId: 'S1' } }, ike)).json();
    expect(kinds.map(({ kind, netCents }: { kind: string; netCents: number }) => [kind, netCents])).toEqual([
      ['payment', 10_000],
      ['refund', -5275],
      ['dispute', -5000],
      ['fee', -1500],
    ]);
  });

  it('and our books do not know, has another amount, stands twice or does not add up, is told for each line', async () => {
    await posted('C1');
    await posted('C2');
    const [first, second] = [line({ kind: 'payment', reference: 'C1' }), line({ kind: 'payment', reference: 'C2' })];
    paidOut = [
      settlementOf('S0', [first], { day: addDays(today(), -1) }),
      settlementOf(
        'S1',
        [
          { ...first, lineId: 'again' },
          { ...second, grossCents: 4900, netCents: 4900 },
          line({ kind: 'payment', reference: 'NOBODY', transNo: null }),
          line({ kind: 'refund', reference: 'F9', chargeReference: 'C2', transNo: 'T-C2', grossCents: -100 }),
          line({ kind: 'other', reference: '', transNo: null, lineId: 'reserve', grossCents: -900 }),
        ],
        { netCents: 1 },
      ),
    ];
    await take();
    expect(await differing('S0')).toEqual({});
    expect(await differing('S1')).toEqual({
      again: 'twice',
      'payment-C2': 'amount',
      'payment-NOBODY': 'unknown',
      'refund-F9': 'unknown',
      reserve: 'unknown',
    });
    expect(await list({ differs: 'yes' })).toMatchObject([{ settlementId: 'S1', difference: 'sum', differences: 6 }]);
  });

  it('twice is one; a line that changed, came later or went is told, and stays told', async () => {
    for (const reference of ['C1', 'C2', 'C3']) await posted(reference);
    const [first, second] = [line({ kind: 'payment', reference: 'C1' }), line({ kind: 'payment', reference: 'C2' })];
    paidOut = [settlementOf('S1', [first, second])];
    await take();
    const before = await rows('settlement_lines');
    nearlyADay();
    await take();
    expect(await rows('settlement_lines')).toEqual(before);
    paidOut = [
      settlementOf('S1', [{ ...first, grossCents: 5100, netCents: 5100 }, line({ kind: 'payment', reference: 'C3' })]),
    ];
    for (const _time of ['first', 'again']) {
      await take();
      nearlyADay();
    }
    expect(await differing('S1')).toEqual({ 'payment-C1': 'changed', 'payment-C2': 'gone', 'payment-C3': 'changed' });
    const { lines } = (await office.call('settlements.lines', { params: { settlementId: 'S1' } }, ike)).json();
    expect(lines.map(({ wasCents }: { wasCents: number | null }) => wasCents)).toEqual([5000, null, 0]);
    expect(await list()).toMatchObject([{ lines: 3, netCents: 10_100, differences: 3, difference: null }]);
  });

  it('half-way, before the company was away, is nothing; the others are kept, and it is whole the next time', async () => {
    for (const reference of ['C1', 'C2']) await posted(reference);
    const lines = [line({ kind: 'payment', reference: 'C1' }), line({ kind: 'payment', reference: 'C2' })];
    paidOut = [settlementOf('S1', lines), settlementOf('S2', [])];
    linesUntilAway = 1;
    await expect(take()).rejects.toThrow('away');
    expect([(await rows('settlements')).map((one) => one.settlement_id), await rows('settlement_lines')]).toEqual([
      ['S2'],
      [],
    ]);
    linesUntilAway = Number.POSITIVE_INFINITY;
    await take();
    expect(await rows('settlement_lines')).toHaveLength(2);
  });

  it('to two workers at once, or to one that was slow, is kept once, as it was read last', async () => {
    for (const reference of ['C1', 'C2']) await posted(reference);
    const [first, second] = [line({ kind: 'payment', reference: 'C1' }), line({ kind: 'payment', reference: 'C2' })];
    const { lines: _lines, ...told } = settlementOf('S1', [first, second]);
    paidOut = [settlementOf('S1', [first, second])];
    await Promise.all(Array.from({ length: 20 }, take));
    expect(await rows('settlement_lines')).toHaveLength(2);
    const slow = new Date(clock.now().getTime() - 60_000);
    await takeSettlement(at.services.db, { told, lines: [first], began: slow }, clock.now());
    expect(await differing('S1')).toEqual({});
  });

  it('is held against our books again until they agree, and then nothing waits', async () => {
    paidOut = [
      settlementOf('S1', [
        line({ kind: 'payment', reference: 'C1' }),
        line({ kind: 'dispute', reference: 'D1', chargeReference: 'C1', transNo: 'T-C1', grossCents: -5000 }),
      ]),
      settlementOf('S2', [
        line({ kind: 'dispute-won', reference: 'D1', chargeReference: 'C1', transNo: 'T-C1', grossCents: 5000 }),
      ]),
    ];
    await take();
    expect((await list()).map(({ differences }: { differences: number }) => differences)).toEqual([1, 2]);
    await posted('C1', { status: 'disputed' });
    await disputed('D1', 'C1', 'open');
    await take();
    expect([await differing('S1'), await differing('S2')]).toEqual([{}, { 'dispute-won-D1': 'unknown' }]);
    await disputed('D1', 'C1', 'won');
    await take();
    expect(await differing('S2')).toEqual({});
    expect((await list()).map(({ differences }: { differences: number }) => differences)).toEqual([0, 0]);
  });

  it('of a settlement that the bank refused is told', async () => {
    await posted('C1');
    paidOut = [settlementOf('S1', [line({ kind: 'payment', reference: 'C1' })])];
    await take();
    paidOut = [{ ...settlementOf('S1', paidOut[0]?.lines ?? []), status: 'failed' }];
    await take();
    expect(await list()).toMatchObject([{ status: 'failed', difference: 'failed', differences: 1 }]);
  });
});

describe('what was not paid out', () => {
  const unsettled = async () =>
    (await office.call('settlements.unsettled', {}, ike))
      .json()
      .payments.map(({ transNo }: { transNo: string }) => transNo);

  it('in its banking days is listed and counted, but for what bounced, went by the bank’s file, or is older than all settlements', async () => {
    await posted('OLD', { daysAgo: 20 });
    await posted('PAID', { daysAgo: 12 });
    await posted('LATE', { daysAgo: 12 });
    await posted('BOUNCED', { daysAgo: 12, status: 'returned' });
    await posted('FRESH', { daysAgo: 1 });
    await posted('OF-BANK', { daysAgo: 12 });
    await at.database.pool.query(
      `insert into ach_entries (file_number, trace_number, kind, account_number, trans_no, amount_cents, effective_date)
       values (999, '1', 'debit', '104471882', 'T-OF-BANK', 5000, current_date)`,
    );
    paidOut = [
      settlementOf('S0', [line({ kind: 'payment', reference: 'PAID' })], { day: addDays(today(), -13) }),
      settlementOf('S1', [], { netCents: 0 }),
    ];
    await take();
    expect(await unsettled()).toEqual(['T-LATE']);
    expect([await reading('charge-unsettled'), await reading('settlement-missing')]).toEqual([1, 0]);
  });

  it('at all is silence, told once and not for each payment; where nothing was charged there is none', async () => {
    await take();
    expect([await reading('charge-unsettled'), await reading('settlement-missing')]).toEqual([0, 0]);
    for (const reference of ['C1', 'C2', 'C3']) await posted(reference, { daysAgo: 12 });
    await take();
    expect([await reading('charge-unsettled'), await reading('settlement-missing')]).toEqual([0, 1]);
  });
});

describe('a person', () => {
  const explain = (settlementId: string, who = ike) =>
    office.call(
      'settlements.explain',
      { params: { settlementId }, body: { reason: 'the reserve of the processor' } },
      who,
    );

  it('explains what differs, once, with a reason; what differs later is told again', async () => {
    await posted('C1');
    const lines = [
      line({ kind: 'payment', reference: 'C1' }),
      line({ kind: 'other', reference: '', transNo: null, lineId: 'reserve', grossCents: -900 }),
    ];
    paidOut = [settlementOf('S1', lines, { netCents: 1 })];
    await take();
    const answers = await Promise.all(Array.from({ length: 10 }, () => explain('S1')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    const entries = await at.database.pool.query(
      "select facts from audit where act = 'settlement-explained' and subject_id = 'S1'",
    );
    expect(entries.rows).toEqual([{ facts: '{"differences":2}' }]);
    nearlyADay();
    await take();
    expect(await list()).toMatchObject([{ differences: 0, difference: 'sum' }]);
    paidOut = [settlementOf('S1', lines.slice(0, 1), { netCents: 5000 })];
    await take();
    expect(await differing('S1')).toEqual({ reserve: 'gone' });
    expect(await list()).toMatchObject([{ differences: 1, difference: null }]);
    expect((await explain('NONE')).statusCode).toBe(404);
  });

  it('who only sees payments reads everything, downloads it, and explains nothing', async () => {
    const dana = await office.hire('dana@coop.example', ['clerk']);
    await posted('C1', { fee: 275 });
    paidOut = [
      settlementOf('S1', [line({ kind: 'payment', reference: 'C1', grossCents: 5275, feeCents: 275 })]),
      settlementOf('S2', [line({ kind: 'other', reference: '=1+1', lineId: 'odd', transNo: null })]),
    ];
    await take();
    expect((await explain('S2', dana)).statusCode).toBe(403);
    const file = await office.call('settlements.file', { query: {} }, dana);
    const [head, ...found] = file.body.split('\r\n');
    expect(head).toContain('settlement,day,line,kind');
    expect(found[1]).toContain(`S1,${today()},payment-C1,payment,T-C1,200017,`);
    expect(found[1]).toContain(',52.75,2.75,50.00,C1,,');
    expect(found[0]).toContain(",'=1+1,unknown,N");
    const one = await office.call('settlements.file', { query: { differs: 'yes', settlementId: 'S1' } }, dana);
    expect(one.body.split('\r\n')).toEqual([head, '']);
  });

  it('pages through settlements of one day, and through lines of one moment, each once', async () => {
    const moment = clock.now().toISOString();
    const many = Array.from({ length: 230 }, (_one, index) =>
      line({ kind: 'fee', reference: '', lineId: `L${index}`, grossCents: 0, feeCents: 1, at: moment, transNo: null }),
    );
    paidOut = Array.from({ length: 120 }, (_one, index) => settlementOf(`S${index}`, index === 0 ? many : []));
    await take();
    const all = async (pageAfter: (query: object) => Promise<{ found: string[]; next: string | null }>) => {
      const found: string[] = [];
      let next: string | null = null;
      do {
        const page: { found: string[]; next: string | null } = await pageAfter(next === null ? {} : { after: next });
        found.push(...page.found);
        next = page.next;
      } while (next !== null);
      return new Set(found).size === found.length ? found.length : 'some twice';
    };
    const settlements = await all(async (query) => {
      const page = (await office.call('settlements.list', { query }, ike)).json();
      return { found: page.settlements.map((one: { settlementId: string }) => one.settlementId), next: page.next };
    });
    const lines = await all(async (query) => {
      const page = (await office.call('settlements.lines', { params: { settlementId: 'S0' }, query }, ike)).json();
      return { found: page.lines.map((one: { lineId: string }) => one.lineId), next: page.next };
    });
    expect([settlements, lines]).toEqual([120, 230]);
  });
});
