export { describeMap } from './describe-map.ts';
export { mapFolder, reportFolder } from './map-folder.ts';
export { readMapping } from './read-mapping.ts';
