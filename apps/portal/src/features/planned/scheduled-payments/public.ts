export { useScheduleOutcome } from './use-schedule-outcome.ts';
