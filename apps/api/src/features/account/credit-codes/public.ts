export {
  accountsWhoseCodesChange,
  type CreditCodeRow,
  creditCodesOf,
  newlyDeceased,
  noteActed,
  settleCreditCodes,
} from './credit-codes-store.ts';
