import { paymentInitiationWith } from '@rochdale/test-kit/payments/builders';
import { describe, expect, it } from 'vitest';
import { hostedFormFields } from './form.ts';
import { hostedForm, storePageForm } from './hosted-form.ts';

const quickPay = {
  initiation: paymentInitiationWith(),
  accountNumber: '104471882',
  amount: 188.6,
  paymentType: 'cc',
  allowed: { card: true, echeck: true },
  isQuickPay: true,
} as const;

describe('the form for the hosted page', () => {
  it('carries exactly the fields of the specification', () => {
    expect(hostedForm(quickPay)).toEqual({
      ClientReferenceId: '20261120-K7QRSTUVWXYZ',
      CoopNumber: 'CEDAR-RIDGE',
      UtilityName: 'Cedar Ridge Electric',
      AccountNumber: '104471882',
      AccountDisplay: '104471882',
      Balance: '188.60',
      ApplicationId: 'WEB',
      IsPostbackRequired: 'true',
      EnableCreditCard: 'true',
      EnableECheck: 'true',
      HostedCCReturn: 'https://portal.example.com/PaymentCallback/quick-pay/success',
      HostedCCCancel: 'https://portal.example.com/PaymentCallback/quick-pay/cancel',
      TaxIncludedInBillAmount: '0',
      PaymentType: 'cc',
      AcceptedCreditCardTypes: 'VI,MC,AX,DI',
      IsQuickPay: 'true',
      AuthorizationToken: 'token.signature',
      CCConvenienceFee: '1',
      ECConvenienceFee: '1',
    });
    expect(Object.keys(hostedForm(quickPay))).toEqual([...hostedFormFields]);
  });

  it('opens only what the account may use, and names only the cards taken', () => {
    const initiation = paymentInitiationWith({ paymentSettings: { allowAmex: false, allowDiscover: false } });
    const form = hostedForm({
      ...quickPay,
      initiation,
      paymentType: 'echeck',
      allowed: { card: false, echeck: true },
      isQuickPay: false,
    });
    expect(form).toMatchObject({
      EnableCreditCard: 'false',
      EnableECheck: 'true',
      PaymentType: 'echeck',
      AcceptedCreditCardTypes: 'VI,MC',
      IsQuickPay: 'false',
    });
  });

  it.each([
    [5, '5.00'],
    [0.1, '0.10'],
    [9999999999.99, '9999999999.99'],
  ])('writes %d dollars as %s', (amount, written) => {
    expect(hostedForm({ ...quickPay, amount }).Balance).toBe(written);
  });
});

it('the form of a page that keeps a way of paying takes nothing and opens what its token opens', () => {
  const storePage = { accountNumber: '104471882,104471890', allowCard: true, allowEcheck: false };
  expect(storePageForm({ ...paymentInitiationWith(), storePage }, 'cc')).toMatchObject({
    AccountNumber: '104471882,104471890',
    Balance: '0.00',
    EnableCreditCard: 'true',
    EnableECheck: 'false',
    PaymentType: 'cc',
    IsQuickPay: 'false',
  });
});
