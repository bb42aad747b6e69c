export { reliabilityFigures } from './reliability-figures.ts';
export { reliabilityFile } from './reliability-file.ts';
