import { operation } from '../../../lib/calls/api.ts';

/** The codes that open what too many wrong tries have locked. */
export const sendAccountCode = operation('account-code.send', 'POST /v3/account-code', 'none');
export const checkAccountCode = operation('account-code.check', 'POST /v3/account-code/check', 'none');
export const sendLoginCode = operation('sign-in.send-code', 'POST /v3/login/code', 'none');
