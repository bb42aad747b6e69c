import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const searchUnclaimed = operation(
  'unclaimed-credits.search',
  'POST /v3/capital-credits/unclaimed/search',
  'none',
);
export const sendClaim = operation('unclaimed-credits.claim', 'POST /v3/capital-credits/unclaimed/claims', 'none');

export type UnclaimedPage = ResponseOf<'unclaimed-credits.search'>;
export type UnclaimedCredit = UnclaimedPage['results'][number];
