export { type AskedMembers, askMembers } from './ask-members.ts';
export { takenUpAmong } from './brought-scheduled-store.ts';
export { changeCutOver, WrongCutOver } from './change-cut-over.ts';
export { notMovedLines } from './not-moved-file.ts';
export { countNotMoved, listNotMoved, type NotMoved, notMovedRows } from './not-moved-store.ts';
export { type SettledPlans, settleBroughtPlans } from './settle-brought-plans.ts';
