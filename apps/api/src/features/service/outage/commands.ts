export type { Places } from './outage-record.ts';
export { findOutage, type KeptOutage, type ListedOutage, listOutages } from './outages-writing-store.ts';
export { readOutageFile } from './read-outage-file.ts';
export { type SaveProblem, saveOutages, type ToldOutage } from './writing/save-outages.ts';
