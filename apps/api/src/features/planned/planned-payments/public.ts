export { plannedOfMember } from './member-ahead.ts';
