import { describe, expect, it } from 'vitest';
import { memberNextStep } from './receipt-next-step.ts';

const account = {
  isPrepaidAccount: false,
  isBillingAutoPay: false,
  hasDraft: false,
  allowed: { card: true, echeck: true },
  autoPay: undefined,
};

describe('a member’s receipt', () => {
  it('offers Auto Pay for the account that was paid', () => {
    expect(memberNextStep(true, account)).toBe('auto-pay');
  });

  it.each([
    ['Auto Pay is closed', false, account],
    ['several accounts were paid', true, undefined],
    ['the account has it', true, { ...account, autoPay: {} }],
    ['the office set it up', true, { ...account, isBillingAutoPay: true }],
    ['a draft pays it', true, { ...account, hasDraft: true }],
    ['it is prepaid', true, { ...account, isPrepaidAccount: true }],
  ])('offers nothing where %s', (_why, isOpen, paid) => {
    expect(memberNextStep(isOpen, paid)).toBeNull();
  });
});
