import { addDays } from '@rochdale/domain/dates';
import { describe, expect, it } from 'vitest';
import { settlementsBench } from './testing/settlements-bench.ts';

const bench = settlementsBench();
const { office, ike, clock, query, payOut, nearlyADay, take, today } = bench;
const { list, differing, reading, posted, line, settlementOf } = bench;

describe('what was not paid out', () => {
  const unsettled = async () =>
    (await office().call('settlements.unsettled', {}, ike()))
      .json()
      .payments.map(({ transNo }: { transNo: string }) => transNo);

  it('in its banking days is listed and counted, but for what bounced, went by the bank’s file, or is older than all settlements', async () => {
    await posted('OLD', { daysAgo: 20 });
    await posted('PAID', { daysAgo: 12 });
    await posted('LATE', { daysAgo: 12 });
    await posted('BOUNCED', { daysAgo: 12, status: 'returned' });
    await posted('FRESH', { daysAgo: 1 });
    await posted('OF-BANK', { daysAgo: 12 });
    await query(
      `insert into ach_entries (file_number, trace_number, kind, account_number, trans_no, amount_cents, effective_date)
       values (999, '1', 'debit', '104471882', 'T-OF-BANK', 5000, current_date)`,
    );
    payOut(
      settlementOf('S0', [line({ kind: 'payment', reference: 'PAID' })], { day: addDays(today(), -13) }),
      settlementOf('S1', [], { netCents: 0 }),
    );
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
  const explain = (settlementId: string, who = ike()) =>
    office().call(
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
    payOut(settlementOf('S1', lines, { netCents: 1 }));
    await take();
    const answers = await Promise.all(Array.from({ length: 10 }, () => explain('S1')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    const entries = await query("select facts from audit where act = 'settlement-explained' and subject_id = 'S1'");
    expect(entries.rows).toEqual([{ facts: '{"differences":2}' }]);
    nearlyADay();
    await take();
    expect(await list()).toMatchObject([{ differences: 0, difference: 'sum' }]);
    payOut(settlementOf('S1', lines.slice(0, 1), { netCents: 5000 }));
    await take();
    expect(await differing('S1')).toEqual({ reserve: 'gone' });
    expect(await list()).toMatchObject([{ differences: 1, difference: null }]);
    expect((await explain('NONE')).statusCode).toBe(404);
  });

  it('who only sees payments reads everything, downloads it, and explains nothing', async () => {
    const dana = await office().hire('dana@coop.example', ['clerk']);
    await posted('C1', { fee: 275 });
    payOut(
      settlementOf('S1', [line({ kind: 'payment', reference: 'C1', grossCents: 5275, feeCents: 275 })]),
      settlementOf('S2', [line({ kind: 'other', reference: '=1+1', lineId: 'odd', transNo: null })]),
    );
    await take();
    expect((await explain('S2', dana)).statusCode).toBe(403);
    const file = await office().call('settlements.file', { query: {} }, dana);
    const [head, ...found] = file.body.split('\r\n');
    expect(head).toContain('settlement,day,line,kind');
    expect(found[1]).toContain(`S1,${today()},payment-C1,payment,T-C1,200017,`);
    expect(found[1]).toContain(',52.75,2.75,50.00,C1,,');
    expect(found[0]).toContain(",'=1+1,unknown,N");
    const one = await office().call('settlements.file', { query: { differs: 'yes', settlementId: 'S1' } }, dana);
    expect(one.body.split('\r\n')).toEqual([head, '']);
  });

  it('pages through settlements of one day, and through lines of one moment, each once', async () => {
    const moment = clock.now().toISOString();
    const many = Array.from({ length: 230 }, (_one, index) =>
      line({ kind: 'fee', reference: '', lineId: `L${index}`, grossCents: 0, feeCents: 1, at: moment, transNo: null }),
    );
    payOut(...Array.from({ length: 120 }, (_one, index) => settlementOf(`S${index}`, index === 0 ? many : [])));
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
      const page = (await office().call('settlements.list', { query }, ike())).json();
      return { found: page.settlements.map((one: { settlementId: string }) => one.settlementId), next: page.next };
    });
    const lines = await all(async (query) => {
      const page = (await office().call('settlements.lines', { params: { settlementId: 'S0' }, query }, ike())).json();
      return { found: page.lines.map((one: { lineId: string }) => one.lineId), next: page.next };
    });
    expect([settlements, lines]).toEqual([120, 230]);
  });
});
