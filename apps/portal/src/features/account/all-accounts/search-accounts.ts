import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

/** A page of all the member's accounts, for the table and for the switcher's list. */
export const searchAccounts = operation('accounts.search', 'GET /v3/member/{memberNumber}/all-accounts');

export type ListedAccount = ResponseOf<'accounts.search'>['results'][number];
