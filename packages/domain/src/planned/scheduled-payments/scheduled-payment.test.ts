import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../texts/formats.ts';
import {
  paymentDateViolation,
  scheduleDays,
  scheduledAccountViolation,
  scheduledMethodViolation,
} from './scheduled-payment.ts';

const today = '2026-11-21';

describe('the day of a scheduled payment', () => {
  it.each(['2026-11-22', '2027-01-20'])('may be %s', (day) => {
    expect(paymentDateViolation(day, today)).toBeUndefined();
  });

  it.each(['2026-11-21', '2026-11-20', '2027-01-21'])('may not be %s', (day) => {
    expect(paymentDateViolation(day, today)).toEqual({
      code: 'scheduledPayments.date.outside',
      params: { first: { scheduledDay: '2026-11-22' }, last: { scheduledDay: '2027-01-20' } },
    });
  });

  it.each([
    ['', 'scheduledPayments.date.required'],
    ['  ', 'scheduledPayments.date.required'],
    ['2026-11-31', 'scheduledPayments.date.invalid'],
    ['tomorrow', 'scheduledPayments.date.invalid'],
  ])('is asked for when it is %j', (day, code) => {
    expect(paymentDateViolation(day, today)?.code).toBe(code);
  });

  it('is written dd-MMM-yyyy, every month with three letters', () => {
    const written = Array.from({ length: 12 }, (_, month) =>
      formatsOf('en').scheduledDay(`2026-${String(month + 1).padStart(2, '0')}-05`),
    );
    expect(written.map((day) => day.slice(3, 6)).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
    expect(written[8]).toBe('05-Sep-2026');
    expect(scheduleDays('2026-12-31').first).toBe('2027-01-01');
  });
});

describe('what a scheduled payment is charged to', () => {
  it('is a card that is still good on that day', () => {
    const method = { isChargeable: true, isBlocked: false, expires: '2026-12' };
    expect(scheduledMethodViolation(method, '2026-12-31')).toBeUndefined();
    expect(scheduledMethodViolation(method, '2027-01-01')?.code).toBe('scheduledPayments.method.expired');
  });

  it('is a bank account, of which no month is known', () => {
    expect(
      scheduledMethodViolation({ isChargeable: true, isBlocked: false, expires: null }, '2027-01-01'),
    ).toBeUndefined();
  });

  it('is nothing that only the office can charge, and not nothing', () => {
    expect(scheduledMethodViolation({ isChargeable: false, isBlocked: false, expires: null }, today)?.code).toBe(
      'scheduledPayments.method.officeOnly',
    );
    expect(scheduledMethodViolation({ isChargeable: true, isBlocked: true, expires: null }, today)?.code).toBe(
      'scheduledPayments.method.blocked',
    );
    expect(scheduledMethodViolation(undefined, today)?.code).toBe('scheduledPayments.method.required');
  });

  it.each([
    [true, true, 'cc', undefined],
    [true, true, 'echeck', undefined],
    [true, false, 'cc', undefined],
    [false, true, 'echeck', undefined],
    [false, true, 'cc', 'payment.restricted.card.tooltip'],
    [true, false, 'echeck', 'payment.restricted.echeck.tooltip'],
    [false, false, 'echeck', 'payment.restricted.both.tooltip'],
  ] as const)('card %s, e-check %s: %s is answered by %s', (card, echeck, paymentType, code) => {
    expect(scheduledAccountViolation({ card, echeck }, paymentType)?.code).toBe(code);
  });
});
