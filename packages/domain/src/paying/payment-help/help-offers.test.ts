import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInNeed, type HelpAccount, helpOffers, isSameOffer } from './help-offers.ts';
import type { HelpSettings } from './help-settings.ts';

const settings: HelpSettings = {
  extension: { days: 14, perYear: 2, grantedBy: 'office' },
  arrangement: { parts: 3, perYear: 1, lowest: 3000, highest: null, grantedBy: 'office' },
  accountTypes: [],
  answerDays: 1,
  fileTakenBy: '17:00',
};
const account: HelpAccount = {
  accountType: 'Electric',
  isPrepaidAccount: false,
  isBankrupt: false,
  isClosed: false,
  derivedStatus: 'Current',
  accountBalance: 9660,
  pastDueAmount: 0,
  dueDate: '2026-11-25',
  hasArrangement: false,
};
const none = { extension: 0, arrangement: 0 };
const today = '2026-11-21';

const accounts = fc.record<HelpAccount>({
  accountType: fc.constantFrom('Electric', 'Water'),
  isPrepaidAccount: fc.boolean(),
  isBankrupt: fc.boolean(),
  isClosed: fc.boolean(),
  derivedStatus: fc.constantFrom('Current', 'Past Due', 'Pending Disconnect', 'Disconnected', 'Final Billed'),
  accountBalance: fc.integer({ min: -5000, max: 100_000 }),
  pastDueAmount: fc.integer({ min: 0, max: 50_000 }),
  dueDate: fc.constantFrom(null, '2026-11-01', '2026-11-21', '2026-11-30', '2027-01-31'),
  hasArrangement: fc.boolean(),
});
const settingsOf = fc.record({
  days: fc.integer({ min: 1, max: 60 }),
  parts: fc.integer({ min: 2, max: 12 }),
  perYear: fc.integer({ min: 1, max: 4 }),
});

describe('what is offered to who cannot pay', () => {
  it('is more time after the due date, and three parts of which the first is now', () => {
    const { offers, denials } = helpOffers(settings, account, none, today);
    expect(denials).toEqual({});
    expect(offers).toMatchObject([
      { kind: 'extension', amount: 9660, parts: [{ day: '2026-12-09', amount: 9660 }], used: 0, perYear: 2 },
      {
        kind: 'arrangement',
        parts: [
          { day: '2026-11-21', amount: 3220 },
          { day: '2026-12-25', amount: 3220 },
          { day: '2027-01-25', amount: 3220 },
        ],
      },
    ]);
  });

  it('adds up to the cent, names no day before today, and asks for nothing that is not owed', () => {
    fc.assert(
      fc.property(accounts, settingsOf, ({ ...one }, { days, parts, perYear }) => {
        const at: HelpSettings = {
          ...settings,
          extension: { days, perYear, grantedBy: 'office' },
          arrangement: { parts, perYear, lowest: 0, highest: null, grantedBy: 'office' },
        };
        const { offers, denials } = helpOffers(at, one, none, today);
        expect(offers.length + Object.keys(denials).length).toBe(2);
        for (const offer of offers) {
          expect(offer.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(offer.amount);
          expect(offer.amount).toBe(amountInNeed(one));
          expect(offer.amount).toBeGreaterThan(0);
          expect(offer.amount).toBeLessThanOrEqual(one.accountBalance);
          const dates = offer.parts.map(({ day }) => day);
          expect([...dates].sort()).toEqual(dates);
          expect(dates.every((day) => day >= today)).toBe(true);
          expect(offer.parts.every((part) => part.amount > 0)).toBe(true);
          expect(['Current', 'Past Due']).toContain(one.derivedStatus);
          expect(one.isPrepaidAccount || one.isBankrupt || one.isClosed).toBe(false);
        }
      }),
    );
  });

  it('is of what is past due alone, and from today where the due date has passed', () => {
    const late = {
      ...account,
      derivedStatus: 'Past Due',
      accountBalance: 18_860,
      pastDueAmount: 9200,
      dueDate: '2026-10-25',
    };
    expect(helpOffers(settings, late, none, today).offers[0]).toMatchObject({
      amount: 9200,
      parts: [{ day: '2026-12-05', amount: 9200 }],
    });
  });

  it.each([
    ['used-up', account, { extension: 2, arrangement: 1 }],
    ['decided', { ...account, derivedStatus: 'Pending Disconnect' }, none],
    ['nothing-due', { ...account, accountBalance: 0 }, none],
    ['nothing-due', { ...account, accountBalance: -100 }, none],
    ['not-this-account', { ...account, isBankrupt: true }, none],
  ] as const)('is nothing where it is %s', (why, one, used) => {
    expect(helpOffers(settings, one, used, today)).toEqual({
      offers: [],
      denials: { extension: why, arrangement: why },
    });
  });

  it('is no second arrangement beside one in force, and no parts of what is too little', () => {
    expect(helpOffers(settings, { ...account, hasArrangement: true }, none, today).denials).toEqual({
      arrangement: 'in-arrangement',
    });
    expect(helpOffers(settings, { ...account, accountBalance: 2999 }, none, today).denials).toEqual({
      arrangement: 'amount',
    });
  });

  it('is to the types of account that the co-op names, and what it does not offer is not spoken of', () => {
    const meant = { ...settings, accountTypes: ['Water'] };
    expect(helpOffers(meant, account, none, today).offers).toEqual([]);
    const { extension: _, ...noTime } = settings;
    expect(helpOffers(noTime, account, none, today).denials).toEqual({});
  });

  it('a page that was left open overnight is found out', () => {
    const [offer] = helpOffers(settings, { ...account, dueDate: null }, none, today).offers;
    const [later] = helpOffers(settings, { ...account, dueDate: null }, none, '2026-11-22').offers;
    if (!offer || !later) throw new Error('nothing was offered');
    const seen = { amount: offer.amount, lastDay: offer.parts.at(-1)?.day ?? '' };
    expect([isSameOffer(offer, seen), isSameOffer(later, seen)]).toEqual([true, false]);
  });

  it('the last day of a month stays one', () => {
    const long = { ...account, dueDate: '2027-01-31' };
    const days = helpOffers(settings, long, none, today).offers[1]?.parts.map(({ day }) => day);
    expect(days).toEqual(['2026-11-21', '2027-02-28', '2027-03-31']);
  });
});
