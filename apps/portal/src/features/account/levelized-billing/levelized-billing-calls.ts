import type { InputOf, ResponseOf } from '@rochdale/contract/operations/operations';
import { billingTypeOf, type LevelizedAction } from '@rochdale/domain/account/levelized-billing/levelized-billing';
import { operation } from '../../../lib/calls/api.ts';

const path = '/v3/member/{memberNumber}/levelized-billing';

export const listLevelized = operation('levelized-billing.list', `GET ${path}`);
export const updateLevelized = operation('levelized-billing.update', `PUT ${path}/{accountNumber}`);
export const updateManyLevelized = operation('levelized-billing.update-many', `PUT ${path}`);

export type LevelizedList = ResponseOf<'levelized-billing.list'>;
export type LevelizedAccount = LevelizedList['accounts'][number];
type LevelizedItem = InputOf<'levelized-billing.update-many'>['body'][number];

/** What is asked of an account: what it was offered (account-55). */
export function itemOf(account: LevelizedAccount, action: LevelizedAction): LevelizedItem {
  const { accountNumber, estimatedAmount, defaultSettlementMonth } = account;
  return {
    accountNumber,
    action,
    billingType: billingTypeOf(action),
    estimatedBill: estimatedAmount,
    settlementMonth: defaultSettlementMonth,
  };
}
