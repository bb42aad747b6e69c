import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const seeChange = operation('login-changes.see', 'POST /v3/login-changes/link', 'none');
export const stopChange = operation('login-changes.stop', 'POST /v3/login-changes/stop', 'none');

export type LinkedChange = ResponseOf<'login-changes.see'>;
