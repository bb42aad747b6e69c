export { describeMap } from './describe-map.ts';
export { guessMapping } from './guessing/guess-mapping.ts';
export { mapFolder, reportFolder } from './map-folder.ts';
export { readMapping } from './read-mapping.ts';
