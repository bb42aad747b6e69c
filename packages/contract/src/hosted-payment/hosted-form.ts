import { amountFieldText, centsOf } from '@rochdale/domain/money';
import { acceptedCardTypes } from '@rochdale/domain/paying/payments/card-types';
import type { Eligibility } from '@rochdale/domain/paying/payments/eligibility';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import type { z } from 'zod';
import type { paymentInitiation, storePageInitiation } from '../schemas/payments.ts';
import type { HostedForm } from './form.ts';

/** Fills the form that the browser posts to the hosted page (paying-42). All values are text. */
export function hostedForm(payment: {
  initiation: z.output<typeof paymentInitiation>;
  accountNumber: string;
  /** Dollars. */
  amount: number;
  paymentType: PaymentType;
  allowed: Eligibility;
  isQuickPay: boolean;
}): HostedForm {
  const { paymentRequisitionSettings: settings, configuration } = payment.initiation;
  return {
    ClientReferenceId: settings.transNo,
    CoopNumber: settings.clientId,
    UtilityName: configuration.utilityName,
    AccountNumber: payment.accountNumber,
    AccountDisplay: payment.accountNumber,
    Balance: amountFieldText(centsOf(payment.amount)),
    ApplicationId: configuration.applicationWebId,
    IsPostbackRequired: 'true',
    EnableCreditCard: String(payment.allowed.card),
    EnableECheck: String(payment.allowed.echeck),
    HostedCCReturn: settings.returnUrl,
    HostedCCCancel: settings.cancelUrl,
    TaxIncludedInBillAmount: '0',
    PaymentType: payment.paymentType,
    AcceptedCreditCardTypes: acceptedCardTypes(configuration.paymentSettings),
    IsQuickPay: String(payment.isQuickPay),
    AuthorizationToken: settings.securityToken,
    CCConvenienceFee: '1',
    ECConvenienceFee: '1',
  };
}

/** Fills the form of a hosted page that takes nothing and keeps a way of paying (paying-45). */
export function storePageForm(initiation: z.output<typeof storePageInitiation>, paymentType: PaymentType): HostedForm {
  const { accountNumber, allowCard: card, allowEcheck: echeck } = initiation.storePage;
  return hostedForm({
    initiation,
    accountNumber,
    amount: 0,
    paymentType,
    allowed: { card, echeck },
    isQuickPay: false,
  });
}
