import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Control, controls, readControl } from './controls.ts';
import { drawSample, sampleKinds } from './draw-sample.ts';
import { type ComparedControl, notReady } from './readiness.ts';

const control = (name: string, value: string): Control => {
  const read = readControl(name, value);
  if ('reason' in read) throw new Error(read.reason);
  return read;
};
const held = (name: string, value: string, difference = 0): ComparedControl => {
  const one = control(name, value);
  return { ...one, held: one.value + difference };
};

it('a total has a known name and a value of its kind; an unknown name is told with the nearest (moving-in-26)', () => {
  expect(control('balances', '-1204.5')).toMatchObject({ of: 'balances', kind: 'money', value: -120_450 });
  expect(control('accounts:Water', '412')).toMatchObject({ of: { accountType: 'Water' }, kind: 'count', value: 412 });
  expect(readControl('balance', '1')).toEqual({
    column: 'name',
    reason: expect.stringMatching(/^there is no total balance; nearest are balances/),
  });
  expect(readControl('zzzzzzzz', '1')).toMatchObject({ reason: expect.stringContaining('accounts:<type>') });
  for (const wrong of ['', '1,204', '12.5', '-1', '$4'])
    expect(readControl('accounts', wrong)).toHaveProperty('reason');
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(controls)), fc.integer({ min: 0, max: 10 ** 9 }), (name, whole) => {
      const read = control(name, String(whole));
      expect(read.value).toBe(read.kind === 'money' ? whole * 100 : whole);
    }),
  );
});

it('ready is only what was imported whole, compared, and agrees to the last cent and account (moving-in-27)', () => {
  const agrees = {
    badRows: 0,
    isImported: true,
    controls: [held('accounts', '200'), held('balances', '20000.00')],
    differingAccounts: undefined,
    waitingForCutOver: 0,
  };
  expect(notReady(agrees)).toEqual([]);
  expect(notReady({ ...agrees, differingAccounts: 0 })).toEqual([]);
  expect(notReady({ ...agrees, isImported: false })).toEqual([{ why: 'not-imported' }]);
  expect(notReady({ ...agrees, badRows: 1 })).toEqual([{ why: 'bad-rows', count: 1 }]);
  expect(notReady({ ...agrees, controls: [] })).toEqual([
    { why: 'no-total', name: 'accounts' },
    { why: 'no-total', name: 'balances' },
  ]);
  expect(notReady({ ...agrees, waitingForCutOver: 3 })).toEqual([{ why: 'no-cut-over', count: 3 }]);
  expect(notReady({ ...agrees, differingAccounts: 1 })).toEqual([{ why: 'accounts-differ', count: 1 }]);
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), (cents) => {
      const found = notReady({ ...agrees, controls: [held('accounts', '200'), held('balances', '5.00', cents)] });
      expect(found.map(({ why }) => why)).toEqual(cents === 0 ? [] : ['total-differs']);
    }),
  );
});

it('a sample has every odd kind in it, no account twice, and as many as there are up to its size (moving-in-29)', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 80 }).map(String), { maxLength: 60 });
  const candidates = fc.record(Object.fromEntries(sampleKinds.map((kind) => [kind, numbers])), { requiredKeys: [] });
  fc.assert(
    fc.property(candidates, fc.integer({ min: sampleKinds.length, max: 50 }), (given, size) => {
      const drawn = drawSample(given, size);
      const all = new Set(Object.values(given).flat());
      expect(new Set(drawn.map(({ accountNumber }) => accountNumber)).size).toBe(drawn.length);
      expect(drawn.length).toBe(Math.min(size, all.size));
      for (const { accountNumber, kind } of drawn) expect(given[kind]).toContain(accountNumber);
      const kept = new Set(drawn.map(({ accountNumber }) => accountNumber));
      for (const numbers of Object.values(given))
        if (numbers && numbers.length > 0) expect(numbers.some((number) => kept.has(number))).toBe(true);
    }),
  );
});
