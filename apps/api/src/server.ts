import { startApi } from './api-process.ts';
import { readEnvironment, readHosting } from './platform/environment.ts';
import { runProgram } from './platform/process/program.ts';
import { startHostingApi } from './start/hosting/hosting-api.ts';

/** The API process, of one co-op or of several: listens until it is told to stop, then finishes what is under way. */
await runProgram(() => {
  const hosting = readHosting();
  const environment = readEnvironment();
  return hosting ? startHostingApi(environment, hosting) : startApi(environment);
});
