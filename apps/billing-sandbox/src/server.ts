import { buildBillingSandbox } from './app.ts';
import { systemClock } from './clock.ts';
import { readAccounts } from './read-accounts.ts';
import { readSettings } from './settings.ts';

/** The sandbox process: listens until it is told to stop. */
try {
  const settings = readSettings();
  const { app, books } = buildBillingSandbox(settings, systemClock);
  if (settings.importFolder !== undefined) await readAccounts(books, settings.importFolder);
  await app.listen({ host: settings.host, port: settings.port });
  const end = (): void => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  console.log(`The billing sandbox answers at http://${settings.host}:${settings.port}/cb.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
