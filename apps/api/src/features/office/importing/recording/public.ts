export { dataHandlers } from './data-handlers.ts';
export { importAndRecord } from './import-and-record.ts';
export { addNight } from './tries-store.ts';
