import { parseArgs } from 'node:util';
import type { Difference } from '@rochdale/domain/payments/compare-books';
import { compareAll } from '../features/comparing/compare.ts';
import { reconcile } from '../features/payments/reconcile.ts';
import { readEnvironment } from '../platform/environment.ts';
import { openServices } from '../services.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

const sentences: Record<Difference['kind'], string> = {
  'not-charged': 'posted here, not charged by the payment company',
  'charged-otherwise': 'charged with another amount by the payment company',
  'charged-not-posted': 'charged by the payment company, not posted here',
  'billing-amount': 'posted with another amount by the billing system',
  'billing-unknown': 'posted by the billing system, not known here',
  'billing-late': 'exported, not yet posted by the billing system',
  'not-exported': 'not yet exported to the billing system',
};

const money = (cents: number | null): string => (cents === null ? '–' : `$${(cents / 100).toFixed(2)}`);

export const reconcileCommand: Command = {
  name: 'reconcile',
  usage: 'reconcile [--days 7]',
  summary:
    'Asks the payment company about what stayed silent, then lists where it, the portal and the billing system differ.',
  async run(argumentsGiven) {
    const { values } = parseArgs({ args: [...argumentsGiven], options: { days: { type: 'string', default: '7' } } });
    const days = Number(values.days);
    if (!Number.isInteger(days) || days < 1 || days > 366) throw new Error('--days wants a number from 1 to 366.');
    const environment = readEnvironment();
    return withDatabase(environment, async (_database, url) => {
      const services = await openServices({ ...environment, databaseUrl: url, logLevel: 'warn' });
      try {
        const report = await reconcile(services, 0);
        console.log(
          Object.entries(report)
            .map(([what, count]) => `${what} ${count}`)
            .join(', '),
        );
        const differences = await compareAll(services, days);
        for (const { kind, transNo, accountNumber, portal, other } of differences)
          console.log(
            `${transNo} ${accountNumber || 'all accounts'}: ${sentences[kind]} (here ${money(portal)}, there ${money(other)})`,
          );
        console.log(`${differences.length} differences in ${days} days`);
        return report.unreachable > 0 || differences.length > 0 ? 1 : 0;
      } finally {
        await services.close();
      }
    });
  },
};
