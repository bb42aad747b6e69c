import {
  draftAccountWith as account,
  bankDraft as draft,
  draftRules as rules,
} from '@rochdale/test-kit/draft-payments/builders';
import { describe, expect, it } from 'vitest';
import { english, englishOf } from '../../texts/english.ts';
import type { DraftAccount } from './draft.ts';
import { emptyTabMessage, selectableAccounts, splitByDraft, unselectableReason } from './draft-account.ts';
import { removalProblem } from './draft-request.ts';
import type { DraftRules } from './draft-rules.ts';

describe('an account', () => {
  const reason = (changes: Partial<DraftAccount>, option: 'BANK' | 'CC', byRules: Partial<DraftRules> = {}) => {
    const found = unselectableReason(account(changes), option, { ...rules, ...byRules });
    return found && englishOf(found);
  };

  it('is held back for one reason at a time', () => {
    expect(reason({}, 'BANK')).toBeUndefined();
    expect(reason({ pastDueAmount: 1 }, 'CC')).toBe('Pay the past due amount first, then set up a draft.');
    expect(reason({ pastDueAmount: 1 }, 'CC', { blockPastDue: false })).toBeUndefined();
    expect(reason({ autopayExists: true }, 'BANK')).toBe('Account is signed up for AutoPay. Draft is not allowed.');
    expect(reason({ ccEligible: false }, 'CC')).toBe('Credit Card Payment Restricted.');
    expect(reason({ ccEligible: false }, 'BANK')).toBeUndefined();
    expect(reason({ noMoreChecks: true }, 'BANK')).toBe('ECheck Payment Restricted.');
    expect(reason({ noMoreChecks: true }, 'BANK', { enforceNoMoreChecks: false })).toBeUndefined();
    expect(reason({ noMoreChecks: true }, 'CC')).toBeUndefined();
    expect(reason({ isCashOnly: true }, 'BANK', { enforceNoMoreChecks: false })).toMatch(/cannot be paid from a bank/);
    expect(reason({ isCashOnly: true }, 'CC')).toBeUndefined();
  });

  it('stands among those to set up or those to remove', () => {
    const accounts = [account(), account({ accountNumber: '200', draft })];
    const { undrafted, drafted } = splitByDraft(accounts);
    expect([undrafted, drafted].map((list) => list.map(({ accountNumber }) => accountNumber))).toEqual([
      ['100'],
      ['200'],
    ]);
    expect(selectableAccounts(accounts, 'BANK', rules)).toEqual([accounts[0]]);
    for (const tab of ['accounts', 'setup', 'remove'] as const) expect(emptyTabMessage(tab, accounts)).toBeUndefined();
  });

  it('that the billing system drafts by itself is in neither, and only the office changes it', () => {
    const office = account({ accountNumber: '300', officeDraftDate: '2027-03-09' });
    expect(splitByDraft([office])).toEqual({ undrafted: [], drafted: [] });
    expect(selectableAccounts([office], 'BANK', rules)).toEqual([]);
    const said = 'This draft was set up with our office. Please call us to change it.';
    expect(reason({ officeDraftDate: '2027-03-09' }, 'BANK')).toBe(said);
    expect(reason({ draft, officeDraftDate: '2027-03-09' }, 'BANK')).toBeUndefined();
    expect(removalProblem(['300'], [office])?.code).toBe('draftPayments.account.office');
    const own = account({ accountNumber: '200', draft });
    expect(removalProblem(['200', '300'], [own, office])?.code).toBe('draftPayments.account.office');
    expect(removalProblem(['200'], [own, office])).toBeUndefined();
  });

  it('that is not there is told of', () => {
    const message = (tab: 'accounts' | 'setup' | 'remove', accounts: DraftAccount[]) =>
      english(emptyTabMessage(tab, accounts) ?? 'error.unknown');
    expect(message('accounts', [])).toBe('There are no accounts available...!');
    expect(message('setup', [account({ draft })])).toBe('There are no eligible accounts to be set up for draft.');
    expect(message('remove', [account()])).toBe('There are no accounts available to remove from draft.');
  });
});
