export { type AskedChange, beginChange } from './begin-change.ts';
export { carryOutDue, type DueServices } from './carry-out-due.ts';
export { endWaiting } from './end-change.ts';
export {
  findChange,
  forgetChangesEndedBefore,
  type LoginChange,
  openChanges,
  stopsOf,
  waitingChangeOf,
} from './login-changes-store.ts';
