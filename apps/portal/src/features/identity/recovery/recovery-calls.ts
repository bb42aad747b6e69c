import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const forgotPassword = operation('recovery.forgot-password', 'POST /v3/recovery/password', 'none');
export const forgotUsername = operation('recovery.forgot-username', 'POST /v3/recovery/username', 'none');
export const validateLink = operation('recovery.validate-link', 'POST /v3/recovery/link', 'none');
export const enterLogin = operation('recovery.enter', 'POST /v3/recovery/enter');
export const waitForLogin = operation('recovery.wait', 'POST /v3/recovery/wait', 'none');
export const resetPassword = operation('recovery.reset-password', 'POST /v3/recovery/reset', 'none');

export type FoundLink = ResponseOf<'recovery.validate-link'>;
