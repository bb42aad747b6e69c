import { operation } from '../../lib/api.ts';

export const login = operation('sign-in.login', 'POST /v3/login', 'none');
