import { operation } from '../../../lib/calls/api.ts';

export const login = operation('sign-in.login', 'POST /v3/login', 'none');
export const verifyCode = operation('sign-in.verify-code', 'POST /v3/login/verify', 'none');
export const logout = operation('sign-in.logout', 'POST /v3/logout');
