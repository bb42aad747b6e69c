export { WrongControlFile } from './control-files.ts';
export { describeRehearsal } from './describe-rehearsal.ts';
export { endOldRehearsals } from './end-rehearsals.ts';
export { rehearse } from './rehearse.ts';
export { prepareReportFolder, writeReport } from './report/write-report.ts';
export { dropScratch, listScratch } from './scratch-store.ts';
