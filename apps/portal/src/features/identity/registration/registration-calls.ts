import { operation } from '../../../lib/calls/api.ts';

export const findOptions = operation(
  'registration.authentication-types',
  'POST /v3/registration/authentication-types',
  'none',
);
export const sendCode = operation('registration.verify-account', 'POST /v3/registration/verify-account', 'none');
export const verifyCode = operation('registration.verify-code', 'POST /v3/registration/verify-code', 'none');
export const checkUsername = operation('registration.username', 'POST /v3/registration/username', 'none');
export const register = operation('registration.register', 'POST /v3/registration/members', 'none');
