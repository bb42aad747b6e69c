/** The fields that the browser posts to the hosted payment page (paying-42), all text. */
export const hostedFormFields = [
  'ClientReferenceId',
  'CoopNumber',
  'UtilityName',
  'AccountNumber',
  'AccountDisplay',
  'Balance',
  'ApplicationId',
  'IsPostbackRequired',
  'EnableCreditCard',
  'EnableECheck',
  'HostedCCReturn',
  'HostedCCCancel',
  'TaxIncludedInBillAmount',
  'PaymentType',
  'AcceptedCreditCardTypes',
  'IsQuickPay',
  'AuthorizationToken',
  'CCConvenienceFee',
  'ECConvenienceFee',
] as const;

export type HostedForm = Record<(typeof hostedFormFields)[number], string>;
