import {
  lastFourDigitsViolation,
  quickPayAccountNumberViolation,
} from '@rochdale/domain/paying/quick-pay/verification';
import { z } from 'zod';
import { ruled } from './fields.ts';

/**
 * What opens an account without signing in: its number with the last digits of a phone on file, or with the key that a
 * code gave (`account-code.check`).
 */
export const accountKeys = {
  accountNumber: ruled(quickPayAccountNumberViolation),
  phoneLastFourDigits: ruled(lastFourDigitsViolation).optional(),
  accountKey: z.string().min(1).max(2000).optional(),
};
