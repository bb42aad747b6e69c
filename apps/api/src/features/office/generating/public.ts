export { residentialRate } from './demo-rates.ts';
export { type HabitName, habits, isHabit, writeExport } from './exports/write-export.ts';
export { generateCoOp } from './generate-co-op.ts';
export { demoPassword, namedMembers } from './named-members.ts';
export { defaultPlace, placeOf } from './place.ts';
export { seededRandom } from './random.ts';
