import { anyPayableAccount, anyPaymentRules } from '@rochdale/test-kit/payments/arbitraries';
import { accountToPay, paymentRulesWith } from '@rochdale/test-kit/payments/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../texts/english.ts';
import { bankDraftOpen, cutoffBlocked, defaultPaymentType, eligibility, restrictionOf } from './eligibility.ts';

const noCards = { utilityAllowCreditCard: false };
const noChecks = { utilityAllowEcheck: false };

describe('the ways of paying', () => {
  it.each([
    ['are both open', {}, {}, { card: true, echeck: true }],
    ['close cards for an account that may not use them', { isCcEligible: false }, {}, { card: false, echeck: true }],
    ['close cards where the utility takes none', {}, noCards, { card: false, echeck: true }],
    [
      'close e-checks for an account that may not use them',
      { isEcheckEligible: false },
      {},
      { card: true, echeck: false },
    ],
    ['close e-checks where the utility takes none', {}, noChecks, { card: true, echeck: false }],
    ['close e-checks in draft mode', {}, { echeckProcessAsDraft: true }, { card: true, echeck: false }],
    ['close e-checks of a no-more-checks account', { nomoreCheck: true }, {}, { card: true, echeck: false }],
    [
      'leave them where that is not enforced',
      { nomoreCheck: true },
      { enforceNoMoreEchecks: false },
      { card: true, echeck: true },
    ],
  ])('%s', (_what, account, rules, allowed) => {
    expect(eligibility(accountToPay(account), paymentRulesWith(rules))).toEqual(allowed);
  });

  it.each([
    [{}, 'cc', undefined],
    [noChecks, 'cc', 'ECheck Payment Restricted.'],
    [noCards, 'echeck', 'Credit Card Payment Restricted.'],
    [{ ...noCards, ...noChecks }, 'echeck', 'ECheck & Credit Card Payment Restricted.'],
  ])('under %j begin with %s and say %s', (changes, type, sentence) => {
    const allowed = eligibility(accountToPay(), paymentRulesWith(changes));
    const restriction = restrictionOf(allowed);
    expect(defaultPaymentType(allowed)).toBe(type);
    expect(restriction && english(restriction)).toBe(sentence);
  });

  it('never open what account or utility has closed, and begin with one that is open', () => {
    fc.assert(
      fc.property(anyPayableAccount, anyPaymentRules, (account, rules) => {
        const allowed = eligibility(account, rules);
        if (allowed.card) expect(account.isCcEligible && rules.utilityAllowCreditCard).toBe(true);
        if (allowed.echeck) expect(account.isEcheckEligible && rules.utilityAllowEcheck).toBe(true);
        if (allowed.card || allowed.echeck)
          expect(allowed[defaultPaymentType(allowed) === 'cc' ? 'card' : 'echeck']).toBe(true);
      }),
    );
  });

  it('are all closed, in words, when neither is open', () => {
    expect(english('payment.restricted.both')).toBe(
      'Both Echeck and Credit card payment methods are restricted for this account. Please contact customer support.',
    );
  });

  it.each([
    [true, false, true, true],
    [true, true, false, true],
    [true, true, true, false],
    [false, false, true, false],
    [false, false, false, false],
  ])(
    'leave an account that may use e-checks (%s), with checks stopped (%s) where that counts (%s), to a bank draft: %s',
    (isEcheckEligible, nomoreCheck, enforceNoMoreEchecks, isOpen) => {
      const rules = paymentRulesWith({ enforceNoMoreEchecks, echeckProcessAsDraft: true, utilityAllowEcheck: false });
      expect(bankDraftOpen(accountToPay({ isEcheckEligible, nomoreCheck }), rules)).toBe(isOpen);
    },
  );

  it('are blocked for a member with a cut-off account where those may not pay online', () => {
    const blocked = (memberHasCutoffAccount: boolean, payOnlinePayCutoffAccount: boolean) =>
      cutoffBlocked(paymentRulesWith({ memberHasCutoffAccount, payOnlinePayCutoffAccount }));
    expect([blocked(true, false), blocked(true, true), blocked(false, false), blocked(false, true)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
