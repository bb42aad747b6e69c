import { buildApp } from './app.ts';
import { readEnvironment } from './platform/environment.ts';
import { runProgram } from './platform/program.ts';
import { openServices } from './services.ts';

/** The API process: listens until it is told to stop, then finishes what is under way. */
await runProgram(async () => {
  const environment = readEnvironment();
  const services = await openServices(environment);
  const app = await buildApp(services);
  await app.listen({ host: environment.host, port: environment.port });
  return async () => {
    await app.close();
    await services.close();
  };
});
