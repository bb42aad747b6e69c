import { operation } from '../../../lib/calls/api.ts';

/** What opens a session names the one that the browser had, which ends with it (identity-143). */
export const login = operation('sign-in.login', 'POST /v3/login');
export const verifyCode = operation('sign-in.verify-code', 'POST /v3/login/verify');
export const logout = operation('sign-in.logout', 'POST /v3/logout');
