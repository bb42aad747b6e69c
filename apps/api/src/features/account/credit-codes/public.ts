export {
  accountsWhoseCodesChange,
  creditCodesOf,
  newlyDeceased,
  noteActed,
  settleCreditCodes,
} from './credit-codes-store.ts';
