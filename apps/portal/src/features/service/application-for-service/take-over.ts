/** On its own, for pages that do nothing else of an application. */
export { takeAllOver } from './unsent-store.ts';
