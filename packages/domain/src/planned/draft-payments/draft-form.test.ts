import {
  draftAccountWith as account,
  bankDraft as draft,
  draftFormWith as form,
  draftRowWith as row,
  draftRules as rules,
} from '@rochdale/test-kit/draft-payments/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import { emptyBankAccount } from './bank-account.ts';
import { chosenDraftMethods, draftOptions } from './draft.ts';
import { selectableAccounts } from './draft-account.ts';
import { type DraftForm, type DraftRow, draftProblems, firstRowAlert } from './draft-form.ts';
import { draftRequestItems, removalProblem } from './draft-request.ts';

const said = (changes: Partial<DraftForm>, accounts = [account()], byRules = rules) =>
  draftProblems(form(changes), accounts, byRules).map(({ field, found }) => `${field}: ${englishOf(found)}`);

describe('setting up drafts', () => {
  it('goes through when all is well', () => {
    expect(said({})).toEqual([]);
  });

  it('needs an account and the authorization', () => {
    expect(said({ rows: [row({ check: false })], draftAuthorize: false })).toEqual([
      'rows: Please select an account to add a draft.',
      'draftAuthorize: Please check the authorize checkbox to submit your draft.',
    ]);
  });

  it('needs the bank only for a bank draft that goes into a file', () => {
    const empty = { ...emptyBankAccount };
    expect(said(empty)).toHaveLength(5);
    expect(said({ ...empty, draftOption: 'CC' })).toEqual([]);
    expect(said(empty, [account()], { ...rules, bankDraftAsFile: false })).toEqual([]);
  });

  it.each<[string, Partial<DraftRow>, string]>([
    ['no method', { draftMethod: '' }, 'draftMethod: Please choose when to take the draft.'],
    ['the co-op’s own method', { draftMethod: 'CYCLE' }, 'draftMethod: Please choose when to take the draft.'],
    [
      'a late day',
      { draftMethod: 'DAY_OF_MONTH', dayOfMonth: '29' },
      'dayOfMonth: Day of the Month must be before 29th',
    ],
    [
      'a day too many',
      { draftMethod: 'DAYS_AFTER_BILLING', daysAfter: '21' },
      'daysAfter: Number of Days after billing must be between 1 and 20',
    ],
    ['an old start', { draftStartDate: '1989-12-31' }, 'draftStartDate: Start date must not be before 01/01/1990.'],
    ['an unknown account', { accountNumber: '999' }, 'check: Draft is not available for this account.'],
  ])('with %s is refused', (_what, changes, expected) => expect(said({ rows: [row(changes)] })).toEqual([expected]));

  it('refuses an account twice, one with a draft, one held back, and an option that is closed', () => {
    expect(said({ rows: [row(), row()] })).toEqual(['check: Please check this value.']);
    expect(said({}, [account({ draft })])).toEqual([
      'check: This account already has a draft. Remove it before you set up a new one.',
    ]);
    expect(said({}, [account({ noMoreChecks: true })])).toEqual(['check: ECheck Payment Restricted.']);
    expect(said({ draftOption: 'CC' }, [account()], { ...rules, options: ['BANK'] })).toEqual([
      'draftOption: Please check this value.',
    ]);
  });

  it('names the first account that is wrong', () => {
    const rows = [row(), row({ accountNumber: '200', draftMethod: 'DAY_OF_MONTH', dayOfMonth: '30' })];
    const problems = draftProblems(form({ rows }), [account(), account({ accountNumber: '200' })], rules);
    const alert = firstRowAlert(problems, englishOf);
    expect(alert && englishOf(alert)).toBe('Account: 200 Day of the Month must be before 29th');
    const withBank = draftProblems(form({ rows, bankName: '' }), [account(), account({ accountNumber: '200' })], rules);
    const [bankAlert, ownWords] = [firstRowAlert([...withBank].reverse(), englishOf), firstRowAlert(withBank)];
    expect([bankAlert, ownWords].map((found) => found && englishOf(found))).toEqual([
      'Account: 200 Day of the Month must be before 29th',
      'Account: 200 Day of the Month must be before 29th',
    ]);
    expect(
      firstRowAlert(draftProblems(form({ draftAuthorize: false }), [account()], rules), englishOf),
    ).toBeUndefined();
  });

  it('asks for what was checked, with the day that belongs to the method', () => {
    const days = { dayOfMonth: '15', daysAfter: '7' };
    const rows = [
      ...chosenDraftMethods.map((draftMethod, at) => row({ accountNumber: `${at}`, draftMethod, ...days })),
      row({ check: false }),
    ];
    const items = draftRequestItems(form({ rows }));
    expect(items.map(({ draftMethod, draftDay }) => [draftMethod, draftDay])).toEqual([
      ['WHEN_BILLED', null],
      ['END_OF_MONTH', null],
      ['DAY_OF_MONTH', 15],
      ['DAYS_AFTER_BILLING', 7],
    ]);
    expect(items[0]).toMatchObject({ accountNumber: '0', action: 'ADD', draftStartDate: '2027-03-01' });
  });

  it('asks for an account exactly when the account can be selected and its row is right', () => {
    const accounts = fc.record({
      pastDueAmount: fc.constantFrom(0, 500),
      autopayExists: fc.boolean(),
      ccEligible: fc.boolean(),
      noMoreChecks: fc.boolean(),
      isCashOnly: fc.boolean(),
    });
    fc.assert(
      fc.property(accounts, fc.constantFrom(...draftOptions), fc.boolean(), (changes, draftOption, blockPastDue) => {
        const one = account(changes);
        const byRules = { ...rules, blockPastDue };
        const isSelectable = selectableAccounts([one], draftOption, byRules).length === 1;
        expect(said({ draftOption }, [one], byRules).length === 0).toBe(isSelectable);
      }),
    );
  });
});

describe('removing drafts', () => {
  it('takes accounts that have one', () => {
    const accounts = [account({ accountNumber: '1', draft }), account({ accountNumber: '2' })];
    const text = (numbers: string[]) => removalProblem(numbers, accounts)?.code;
    expect(text(['1'])).toBeUndefined();
    expect(text([])).toBe('draftPayments.accounts.removeRequired');
    expect(text(['1', '2'])).toBe('draftPayments.account.notDrafted');
    expect(text(['9'])).toBe('draftPayments.account.notDrafted');
  });
});
