import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import { billReady, type OwingFacts, pastDue, paymentDue } from './billing-notices.ts';
import { highUsage } from './high-usage-notice.ts';
import { isSinceChoice, tellingDays } from './notice.ts';
import { draftComing, paymentReceived } from './payment-notices.ts';
import { prepaidDaysStep, prepaidStep } from './prepaid-notices.ts';

const today = '2027-06-10';
const chosenAt = new Date('2027-06-01T12:00:00Z');
const later = new Date('2027-06-10T05:00:00Z');
const anyDay = fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days));
const anyMoment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

const bill = {
  billDate: '2027-06-09',
  billNumber: 'B7',
  billedAmount: 9210,
  dueDate: '2027-06-29',
  isPrepaidDay: false,
  arrivedAt: later,
  chosenAt,
};
const owing: OwingFacts = {
  isPrepaidAccount: false,
  isBankrupt: false,
  balance: 9210,
  dueDate: '2027-06-13',
  autoPay: null,
  hasDraft: false,
  scheduled: 0,
};

describe('a bill', () => {
  it('is told when it came in after the choice was made', () => {
    expect(billReady(bill, today)).toEqual({
      kind: 'billReady',
      subject: '2027-06-09 B7',
      amount: 9210,
      dueDate: '2027-06-29',
      arrivedAt: later,
    });
    expect(billReady({ ...bill, arrivedAt: chosenAt }, today)).toBeUndefined();
    expect(billReady({ ...bill, isPrepaidDay: true }, today)).toBeUndefined();
  });

  it('of the history that a first import brings is not told, whatever its numbers', () => {
    fc.assert(
      fc.property(anyDay, anyMoment, anyMoment, (billDate, arrivedAt, chosen) => {
        const told = billReady({ ...bill, billDate, arrivedAt, chosenAt: chosen }, today);
        if (told) expect(billDate >= addDays(today, -tellingDays) && arrivedAt > chosen).toBe(true);
      }),
    );
  });
});

describe('what is due', () => {
  it.each([
    ['in three days', {}, 9210],
    ['less what is scheduled', { scheduled: 210 }, 9000],
    ['although auto pay is paused', { autoPay: autoPay({ isPaused: true }) }, 9210],
    ['although auto pay took nothing at its last attempt', { autoPay: autoPay({ isFailing: true }) }, 9210],
    ['although auto pay begins too late', { autoPay: autoPay({ startDate: '2027-06-14' }) }, 9210],
    ['although auto pay has a ceiling below it', { autoPay: autoPay({ ceiling: 9209 }) }, 9210],
  ])('is called to mind %s', (_what, changes, amount) =>
    expect(paymentDue({ ...owing, ...changes }, today, 3)).toEqual({
      kind: 'paymentDue',
      subject: '2027-06-13',
      amount,
      dueDate: '2027-06-13',
    }),
  );

  it.each([
    ['nothing is owed', { balance: 0 }],
    ['it is four days away', { dueDate: '2027-06-14' }],
    ['it has passed', { dueDate: '2027-06-09' }],
    ['no day is known', { dueDate: null }],
    ['auto pay takes it', { autoPay: autoPay({}) }],
    ['a draft takes it', { hasDraft: true }],
    ['it is scheduled', { scheduled: 9210 }],
    ['the account is prepaid', { isPrepaidAccount: true }],
  ])('is not called to mind when %s', (_what, changes) =>
    expect(paymentDue({ ...owing, ...changes }, today, 3)).toBeUndefined(),
  );

  it('is past due from the day after, and never both', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (dueDate, balance) => {
        const facts = { ...owing, dueDate, balance };
        const [due, late] = [paymentDue(facts, today, 5), pastDue(facts, today)];
        expect(due !== undefined).toBe(balance > 0 && dueDate >= today && dueDate <= addDays(today, 5));
        expect(late !== undefined).toBe(balance > 0 && dueDate < today && dueDate >= addDays(today, -tellingDays));
      }),
    );
  });
});

describe('a payment', () => {
  const payment = {
    transNo: 'T1',
    day: today,
    paymentId: 'P1',
    amount: 5000,
    arrivedAt: later,
    chosenAt,
    hasReceipt: true,
  };
  it('is the same whether the portal or the billing system tells of it', () => {
    const byPortal = paymentReceived(payment, today);
    const confirmed = paymentReceived({ ...payment, paymentId: 'P2', day: '2027-06-09' }, today);
    expect([byPortal?.subject, confirmed?.subject]).toEqual(['T1', 'T1']);
    expect(paymentReceived({ ...payment, transNo: null }, today)?.subject).toBe('2027-06-10 P1');
  });

  it('that a bank sent back, or that was there before the choice, is not told', () => {
    expect(paymentReceived({ ...payment, amount: -5000 }, today)).toBeUndefined();
    expect(paymentReceived({ ...payment, arrivedAt: chosenAt }, today)).toBeUndefined();
    expect(paymentReceived({ ...payment, day: '2027-05-30' }, today)).toBeUndefined();
  });
});

describe('a draft', () => {
  const coming = {
    kind: 'draft' as const,
    plan: { kind: 'draft', method: 'DAY_OF_MONTH', day: 13, startDate: '2027-01-01' } as const,
    bills: [],
    balance: 9210,
    ceiling: undefined,
    told: [],
    debits: undefined,
  };
  it('is announced three days before it is taken, on the day itself where it was not before', () => {
    const notice = {
      kind: 'draftComing',
      subject: '2027-06-13 9210',
      plan: 'draft',
      amount: 9210,
      day: '2027-06-13',
    };
    expect(draftComing(coming, today, 3)).toEqual(notice);
    expect(draftComing(coming, '2027-06-09', 3)).toBeUndefined();
    expect(draftComing(coming, '2027-06-13', 3)).toEqual(notice);
    expect(draftComing({ ...coming, told: ['2027-06-13 9000'] }, '2027-06-13', 3)).toBeUndefined();
  });

  it('whose amount grows is announced again until the day before, never when it is the same or less', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 10 }), (balances) => {
        const told: string[] = [];
        const said = balances.flatMap((balance, place) => {
          const notice = draftComing({ ...coming, balance, told }, addDays('2027-06-03', place), 10);
          if (notice) told.push(notice.subject);
          return notice?.kind === 'draftComing' ? [notice.amount] : [];
        });
        expect(said).toEqual(balances.filter((balance, place) => balance > Math.max(0, ...balances.slice(0, place))));
      }),
    );
  });

  it('that a release before told without its amount is not announced again', () => {
    expect(draftComing({ ...coming, told: ['2027-06-13'] }, today, 3)).toBeUndefined();
    expect(draftComing({ ...coming, told: ['2027-05-13', '2027-05-13 99999'] }, today, 3)).toBeDefined();
  });

  it('of nothing, or of more than the ceiling, is none', () => {
    expect(draftComing({ ...coming, balance: 0 }, today, 3)).toBeUndefined();
    expect(draftComing({ ...coming, ceiling: 9209 }, today, 3)).toBeUndefined();
  });

  it('of a draft that is taken when billed comes with the bill, also where that comes a day late', () => {
    const plan = { kind: 'draft', method: 'WHEN_BILLED', day: null, startDate: '2027-01-01' } as const;
    const told = (billDate: string) =>
      draftComing({ ...coming, plan, bills: [{ billDate, dueDate: '2027-06-29' }] }, today, 10);
    const notice = { kind: 'draftComing', plan: 'draft', amount: 9210 };
    expect(told(today)).toEqual({ ...notice, subject: `${today} 9210`, day: today });
    expect(told('2027-06-09')).toEqual({ ...notice, subject: '2027-06-09 9210', day: today });
    expect(told('2027-06-12')).toEqual({ ...notice, subject: '2027-06-12 9210', day: '2027-06-12' });
    expect(told('2027-06-07')).toBeUndefined();
  });

  it('of a bill that comes eight days before it is taken is announced then, though ten days were wanted', () => {
    const plan = { kind: 'auto-pay', daysBefore: 0, startDate: '2027-01-01' } as const;
    const billed = { ...coming, plan, bills: [{ billDate: today, dueDate: '2027-06-18' }] };
    expect(draftComing({ ...billed, bills: [] }, '2027-06-08', 10)).toBeUndefined();
    expect(draftComing(billed, today, 10)).toMatchObject({ day: '2027-06-18', amount: 9210 });
  });

  it('of auto pay goes by the bill', () => {
    const plan = { kind: 'auto-pay', daysBefore: 2, startDate: '2027-01-01' } as const;
    fc.assert(
      fc.property(anyDay, (dueDate) => {
        const told = draftComing({ ...coming, plan, bills: [{ billDate: today, dueDate }] }, today, 3);
        const day = addDays(dueDate, -2);
        expect(told !== undefined).toBe(day >= today && day <= addDays(today, 3));
      }),
    );
  });
});

describe('a prepaid account', () => {
  it('is told once each time its money falls below the line, whatever the course of it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5000, max: 1000 })), fc.nat(4000), (balances, threshold) => {
        let [told, isToldNow] = [0, false];
        let crossings = 0;
        let wasLow = false;
        for (const balance of balances) {
          const isLow = -balance < threshold;
          if (isLow && !wasLow) crossings += 1;
          wasLow = isLow;
          const step = prepaidStep({ isPrepaidAccount: true, balance, threshold, told, isToldNow });
          if (step.kind === 'tell') told += 1;
          if (step.kind !== 'nothing') isToldNow = step.kind === 'tell';
        }
        expect(told).toBe(crossings);
      }),
    );
  });
});

describe('prepaid days', () => {
  const facts = { isPrepaidAccount: true, balance: -1850, days: 3, told: 0, isToldNow: false };
  const left = (about: number) => ({ about, endsOn: addDays(today, about) });
  const told = { kind: 'prepaidDays', subject: '1', credit: 1850, days: 3, endsOn: addDays(today, 3) };

  it('are told when so many or fewer are left, and not while that is told (account-131)', () => {
    expect(prepaidDaysStep({ ...facts, outlook: left(4) })).toEqual({ kind: 'nothing' });
    expect(prepaidDaysStep({ ...facts, outlook: left(3) })).toEqual({ kind: 'tell', notice: told });
    expect(prepaidDaysStep({ ...facts, outlook: left(2), told: 1, isToldNow: true })).toEqual({ kind: 'nothing' });
    expect(prepaidDaysStep({ ...facts, outlook: left(4), told: 1, isToldNow: true })).toEqual({ kind: 'above' });
  });

  it('say nothing where they cannot be told, and end with the prepaid account', () => {
    expect(prepaidDaysStep({ ...facts, outlook: undefined })).toEqual({ kind: 'nothing' });
    expect(prepaidDaysStep({ ...facts, outlook: undefined, isToldNow: true })).toEqual({ kind: 'nothing' });
    const billed = { ...facts, isPrepaidAccount: false, isToldNow: true };
    expect(prepaidDaysStep({ ...billed, outlook: undefined })).toEqual({ kind: 'above' });
    expect(prepaidDaysStep({ ...billed, isToldNow: false, outlook: left(0) })).toEqual({ kind: 'nothing' });
  });

  it('are told once for each fall, whatever they do', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(8), { nil: undefined }), { maxLength: 30 }), (course) => {
        let [count, isToldNow] = [0, false];
        let [falls, wasLow] = [0, false];
        for (const about of course) {
          if (about !== undefined) {
            if (about <= 3 && !wasLow) falls += 1;
            wasLow = about <= 3;
          }
          const outlook = about === undefined ? undefined : left(about);
          const step = prepaidDaysStep({ ...facts, told: count, isToldNow, outlook });
          if (step.kind === 'tell') count += 1;
          if (step.kind !== 'nothing') isToldNow = step.kind === 'tell';
        }
        expect(count).toBe(falls);
      }),
    );
  });
});

describe('high use', () => {
  const read = (date: string, usageValue: number | null) => ({ date, usageValue, demand: null });
  it('is told of the newest day that is over, by the member’s own line or the days alike', () => {
    const days = [read('2027-06-08', 50), read('2027-06-09', 60), read(today, 90)];
    const told = { kind: 'highUsage', subject: '2027-06-09', day: '2027-06-09', usageValue: 60, threshold: 40 };
    expect(highUsage(days, 40, 'kWh', today)).toEqual({ ...told, unit: 'kWh' });
    expect(highUsage(days, 60, 'kWh', today)).toBeUndefined();
    expect(highUsage(days, null, 'kWh', today)).toBeUndefined();
    const alike = [28, 21, 14, 7].map((back) => read(addDays('2027-06-09', -back), 20));
    expect(highUsage([...alike, ...days], null, 'kWh', today)).toMatchObject({ usageValue: 60, threshold: 30 });
    expect(highUsage([read('2027-06-06', 60)], 40, 'kWh', today)).toBeUndefined();
  });

  it('of a day before the choice is not told', () => {
    const notice = highUsage([read('2027-06-09', 60)], 40, 'kWh', today);
    const since = (moment: string) => notice && isSinceChoice(notice, new Date(moment), 'America/Los_Angeles');
    expect([since('2027-06-10T06:59:00Z'), since('2027-06-10T07:00:00Z')]).toEqual([true, false]);
  });
});

function autoPay(changes: object) {
  return { isPaused: false, daysBefore: 0, startDate: '2027-06-13', ceiling: null, isFailing: false, ...changes };
}
