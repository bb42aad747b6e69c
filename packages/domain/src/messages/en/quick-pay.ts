/** Quick Pay (S0 §2, §4, §5, §8). */
export const quickPayMessages = {
  'quickPay.accountNumber.required': 'Please enter your account number.',
  'quickPay.accountNumber.invalid': 'Please enter valid account number.',
  'quickPay.phone.required': 'Please enter last 4 digits of your phone number.',
  'quickPay.phone.invalid': 'Please enter valid last 4 digits of your phone number.',
  'quickPay.notFound': 'We could not find an account with that number and those phone digits.',
  'quickPay.unavailable': 'Service unavailable, please contact administrator.',
} as const;
