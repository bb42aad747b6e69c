import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

type OwnAccounts = ResponseOf<'accounts.list'>;

const listAccounts = operation('accounts.list', 'GET /v3/member/{memberNumber}/accounts');
/** Accounts that one call answers. */
const atATime = 100;

/** Every account that a login has itself, by as many calls as it takes. */
export async function readOwnAccounts(memberNumber: string): Promise<OwnAccounts> {
  const params = { memberNumber };
  let whole = await listAccounts({ params, query: { limit: atATime } });
  for (let offset = atATime; offset < whole.totalRecords; offset += atATime) {
    const { results } = await listAccounts({ params, query: { limit: atATime, offset } });
    whole = { ...whole, results: [...whole.results, ...results] };
  }
  return whole;
}
