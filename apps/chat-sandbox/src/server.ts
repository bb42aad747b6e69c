import { buildChatSandbox } from './app.ts';
import { systemClock } from './clock.ts';
import { readSettings } from './settings.ts';

/** The chat sandbox's process: listens until it is told to stop. */
try {
  const settings = readSettings();
  const app = buildChatSandbox(settings, systemClock);
  await app.listen({ host: settings.host, port: settings.port });
  const end = (): void => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  process.on('disconnect', end);
  process.send?.('ready');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
