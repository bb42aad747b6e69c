import { startApi } from './api-process.ts';
import { readEnvironment } from './platform/environment.ts';
import { runProgram } from './platform/process/program.ts';

/** The API process: listens until it is told to stop, then finishes what is under way. */
await runProgram(() => startApi(readEnvironment()));
