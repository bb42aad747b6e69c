import { depositStatuses } from '@rochdale/domain/account/deposits/deposits';
import { dollarsOf } from '@rochdale/domain/money';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { listDeposits } from './deposits-store.ts';

/** Deposits of an account (account-41). Ownership is checked before this runs. */
export function depositsHandlers({ db }: { readonly db: Database }): Pick<Handlers, 'deposits.list'> {
  return {
    'deposits.list': async ({ params }) => ({
      results: (await listDeposits(db, params.accountNumber)).map((deposit) => ({
        depositId: deposit.depositId,
        depositDate: deposit.depositDate,
        depositType: deposit.depositType,
        depositAmount: dollarsOf(deposit.depositAmount),
        interestAmount: dollarsOf(deposit.interestAmount),
        refundDate: deposit.refundDate,
        depositStatus: depositStatuses.find((status) => status === deposit.depositStatus) ?? 'Held',
      })),
    }),
  };
}
