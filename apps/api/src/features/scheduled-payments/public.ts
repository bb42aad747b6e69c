export { schedulePoster } from './schedule-poster.ts';
