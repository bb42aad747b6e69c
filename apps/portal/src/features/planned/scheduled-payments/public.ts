export { type KeptSchedule, keepSchedule } from './kept-schedule.ts';
export { useScheduleOutcome } from './use-schedule-outcome.ts';
