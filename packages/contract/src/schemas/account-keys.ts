import {
  lastFourDigitsViolation,
  quickPayAccountNumberViolation,
} from '@rochdale/domain/paying/quick-pay/verification';
import { ruled, sealed } from './fields.ts';

/**
 * What opens an account without signing in: its number with the last digits of a phone on file, or with the key that a
 * code gave (`account-code.check`).
 */
export const accountKeys = {
  accountNumber: ruled(quickPayAccountNumberViolation).meta({ description: 'the account', examples: ['104500017'] }),
  phoneLastFourDigits: ruled(lastFourDigitsViolation)
    .optional()
    .meta({ description: 'last four digits of a phone on file', examples: ['0103'] }),
  accountKey: sealed.min(1).max(2000).optional().meta({ description: 'in place of the digits: what a code gave' }),
};
