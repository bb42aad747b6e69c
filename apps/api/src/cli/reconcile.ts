import { reconcile } from '../features/payments/reconcile.ts';
import { readEnvironment } from '../platform/environment.ts';
import { openServices } from '../services.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const reconcileCommand: Command = {
  name: 'reconcile',
  usage: 'reconcile',
  summary: 'Asks the payment company now about every payment that has stayed silent.',
  async run() {
    const environment = readEnvironment();
    return withDatabase(environment, async (database) => {
      const services = await openServices({ ...environment, databaseUrl: database.url, logLevel: 'warn' });
      try {
        const report = await reconcile(services, 0);
        console.log(
          Object.entries(report)
            .map(([what, count]) => `${what} ${count}`)
            .join(', '),
        );
        return report.unreachable > 0 ? 1 : 0;
      } finally {
        await services.close();
      }
    });
  },
};
