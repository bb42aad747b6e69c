export {
  formerAccountsOf,
  hasFormerHolder,
  holdersAround,
  importHoldings,
  type MovedAccount,
  noteFormerHolders,
  settleHoldings,
} from './holdings-store.ts';
export { firstDayOfHolder, ofHolder, ofHolderOnDay } from './of-holder-store.ts';
