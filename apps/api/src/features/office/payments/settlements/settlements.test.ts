import { addDays } from '@rochdale/domain/dates';
import { describe, expect, it } from 'vitest';
import { takeSettlement } from './take-settlement.ts';
import { settlementsBench } from './testing/settlements-bench.ts';

const bench = settlementsBench();
const { at, office, ike, clock, payOut, goAwayAfter, nearlyADay, take, today, rows } = bench;
const { list, lines: linesIn, differing, posted, refunded, disputed, line, settlementOf } = bench;

describe('what the company tells', () => {
  it('is matched line by line: a charge with its fee, its refund and a fee in the same settlement, all of it negative together', async () => {
    await posted('C1', { fee: 275 });
    await posted('C2');
    await refunded('C1', 'F1', 5275);
    await disputed('D1', 'C2', 'open');
    payOut(
      settlementOf('S1', [
        line({ kind: 'payment', reference: 'C1', grossCents: 5275, feeCents: 275 }),
        line({ kind: 'payment', reference: 'C2' }),
        line({ kind: 'refund', reference: 'F1', chargeReference: 'C1', transNo: 'T-C1', grossCents: -5275 }),
        line({ kind: 'dispute', reference: 'D1', chargeReference: 'C2', transNo: 'T-C2', grossCents: -5000 }),
        line({ kind: 'fee', reference: '', grossCents: 0, feeCents: 1500, lineId: 'fee-D1' }),
      ]),
    );
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
    const { kinds } = (await office().call('settlements.see', { params: { settlementId: 'S1' } }, ike())).json();
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
    payOut(
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
    );
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
    payOut(settlementOf('S1', [first, second]));
    await take();
    const before = await rows('settlement_lines');
    nearlyADay();
    await take();
    expect(await rows('settlement_lines')).toEqual(before);
    payOut(
      settlementOf('S1', [{ ...first, grossCents: 5100, netCents: 5100 }, line({ kind: 'payment', reference: 'C3' })]),
    );
    for (const _time of ['first', 'again']) {
      await take();
      nearlyADay();
    }
    expect(await differing('S1')).toEqual({ 'payment-C1': 'changed', 'payment-C2': 'gone', 'payment-C3': 'changed' });
    expect((await linesIn('S1')).map(({ wasCents }: { wasCents: number | null }) => wasCents)).toEqual([5000, null, 0]);
    expect(await list()).toMatchObject([{ lines: 3, netCents: 10_100, differences: 3, difference: null }]);
  });

  it('half-way, before the company was away, is nothing; the others are kept, and it is whole the next time', async () => {
    for (const reference of ['C1', 'C2']) await posted(reference);
    const lines = [line({ kind: 'payment', reference: 'C1' }), line({ kind: 'payment', reference: 'C2' })];
    payOut(settlementOf('S1', lines), settlementOf('S2', []));
    goAwayAfter(1);
    await expect(take()).rejects.toThrow('away');
    expect([(await rows('settlements')).map((one) => one.settlement_id), await rows('settlement_lines')]).toEqual([
      ['S2'],
      [],
    ]);
    goAwayAfter(Number.POSITIVE_INFINITY);
    await take();
    expect(await rows('settlement_lines')).toHaveLength(2);
  });

  it('to two workers at once, or to one that was slow, is kept once, as it was read last', async () => {
    for (const reference of ['C1', 'C2']) await posted(reference);
    const [first, second] = [line({ kind: 'payment', reference: 'C1' }), line({ kind: 'payment', reference: 'C2' })];
    const { lines: _lines, ...told } = settlementOf('S1', [first, second]);
    payOut(settlementOf('S1', [first, second]));
    await Promise.all(Array.from({ length: 20 }, take));
    expect(await rows('settlement_lines')).toHaveLength(2);
    const slow = new Date(clock.now().getTime() - 60_000);
    await takeSettlement(at().services.db, { told, lines: [first], began: slow }, clock.now());
    expect(await differing('S1')).toEqual({});
  });

  it('is held against our books again until they agree, and then nothing waits', async () => {
    payOut(
      settlementOf('S1', [
        line({ kind: 'payment', reference: 'C1' }),
        line({ kind: 'dispute', reference: 'D1', chargeReference: 'C1', transNo: 'T-C1', grossCents: -5000 }),
      ]),
      settlementOf('S2', [
        line({ kind: 'dispute-won', reference: 'D1', chargeReference: 'C1', transNo: 'T-C1', grossCents: 5000 }),
      ]),
    );
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
    const told = [line({ kind: 'payment', reference: 'C1' })];
    payOut(settlementOf('S1', told));
    await take();
    payOut({ ...settlementOf('S1', told), status: 'failed' });
    await take();
    expect(await list()).toMatchObject([{ status: 'failed', difference: 'failed', differences: 1 }]);
  });
});
