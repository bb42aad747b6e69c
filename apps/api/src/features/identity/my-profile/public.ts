export { withPaperOf } from './with-paper.ts';
