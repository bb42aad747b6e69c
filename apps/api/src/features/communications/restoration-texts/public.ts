export { clearRestorationText } from './clear-text.ts';
export { describeRestorationTexts } from './describe-asks.ts';
export {
  endAsksOf,
  forgetAsksEndedBefore,
  holdAsksTo,
  lockWaitingAsks,
  markTold,
  newestAskTo,
  stopAsksTo,
  type WaitingAsk,
} from './restoration-texts-store.ts';
