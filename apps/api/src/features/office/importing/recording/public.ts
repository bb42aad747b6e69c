export { changesJob } from './changes-job.ts';
export { dataHandlers } from './data-handlers.ts';
export { importAndRecord } from './import-and-record.ts';
export { takeChanges } from './take-changes.ts';
export { addNight } from './tries-store.ts';
