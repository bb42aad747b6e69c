import { startApi } from '../api-process.ts';
import { readEnvironment } from '../platform/environment.ts';
import { runProgram } from '../platform/process/program.ts';

/** The API beside a portal that is being written: pages come from there. */
await runProgram(() => startApi(readEnvironment(), { pages: false }));
