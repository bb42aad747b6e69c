import { parseArgs } from 'node:util';
import { localTimeAt } from '@rochdale/domain/dates';
import type { Difference } from '@rochdale/domain/paying/payments/compare-books';
import { compareAll } from '../../features/office/comparing/compare.ts';
import { settleBooks } from '../../features/office/comparing/settle-books.ts';
import { isHeld } from '../../features/office/holds/public.ts';
import { noteBooks } from '../../features/office/watches/public.ts';
import { listStrayCharges, openReturns } from '../../features/paying/payments/public.ts';
import { reconcile } from '../../features/paying/payments/reconcile/reconcile.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { type OpenServices, openServices } from '../../services.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { reconcileSince } from './reconcile-since.ts';

const sentences: Record<Difference['kind'], string> = {
  'not-charged': 'posted here, not charged by the payment company',
  'charged-otherwise': 'charged with another amount by the payment company',
  'charged-not-posted': 'charged by the payment company, not posted here',
  'billing-amount': 'posted with another amount by the billing system',
  'billing-unknown': 'posted by the billing system, not known here',
  'billing-late': 'exported, not yet posted by the billing system',
  'not-exported': 'not yet exported to the billing system',
};

const nothingAsked = { asked: 0, posted: 0, expired: 0, refunded: 0, unreachable: 0, failed: 0 };

const money = (cents: number | null): string => (cents === null ? '–' : `$${(cents / 100).toFixed(2)}`);

/** What a person must look at: stray charges that the company does not give back, returns that nobody knows or decided. */
async function openThings({ db, clock, site }: OpenServices, days: number): Promise<string[]> {
  const since = new Date(clock.now().getTime() - days * 86_400_000);
  const stray = await listStrayCharges(db, since, { evenRefused: true });
  const returns = await openReturns(db, localTimeAt(since, site().timeZone).day);
  return [
    ...stray.map((one) => `${one.transNo}: charge ${one.reference} of ${money(one.amount)} is not given back yet`),
    ...returns.map(({ reference, returnCode, returnedOn, outcome }) =>
      outcome === 'unknown'
        ? `${reference}: returned ${returnedOn} with ${returnCode}, and names no payment of ours`
        : `${reference}: returned ${returnedOn} with ${returnCode}, and waits for a person`,
    ),
  ];
}

export const reconcileCommand: Command = {
  usage:
    'reconcile [--days 7] | reconcile --since-backup [--post --by <name> --reason <text> [--split <number>:<account>=<dollars>,…]] [--bank-file-entries <file.ach>] [--no-files-since]',
  summary:
    'Asks the payment company about what stayed silent, settles what it knows better, and lists where it, the portal and the billing system differ still; 1 while anything is left.',
  async run(argumentsGiven) {
    const { values } = parseArgs({
      args: [...argumentsGiven],
      options: {
        days: { type: 'string', default: '7' },
        'since-backup': { type: 'boolean', default: false },
        post: { type: 'boolean', default: false },
        by: { type: 'string' },
        reason: { type: 'string' },
        split: { type: 'string', multiple: true, default: [] },
        'bank-file-entries': { type: 'string', multiple: true, default: [] },
        'no-files-since': { type: 'boolean', default: false },
      },
    });
    const { post, by, reason, split, 'bank-file-entries': files, 'no-files-since': noFilesSince } = values;
    if (values['since-backup']) return reconcileSince({ post, by, reason, split, files, noFilesSince });
    const days = Number(values.days);
    if (!Number.isInteger(days) || days < 1 || days > 366) throw new Error('--days must be a number from 1 to 366.');
    const environment = readEnvironment();
    return withDatabase(environment, async (_database, url) => {
      const services = await openServices({ ...environment, databaseUrl: url, logLevel: 'warn' });
      try {
        const held = await isHeld(services.db);
        const report = held ? nothingAsked : await reconcile(services, { evenEarly: true, limit: 10_000 });
        console.log(
          held
            ? 'Held: this compares only what the database knows. coop reconcile --since-backup asks for the company’s own list.'
            : Object.entries(report)
                .map(([what, count]) => `${what} ${count}`)
                .join(', '),
        );
        const { posted, left } = held
          ? { posted: [], left: await compareAll(services, days) }
          : await settleBooks(services, days);
        await noteBooks(services.db, left.length, services.clock.now());
        for (const transNo of posted) console.log(`${transNo}: charged by the payment company, posted now`);
        for (const { kind, transNo, accountNumber, portal, other } of left)
          console.log(
            `${transNo} ${accountNumber || 'all accounts'}: ${sentences[kind]} (here ${money(portal)}, there ${money(other)})`,
          );
        const open = await openThings(services, days);
        for (const line of open) console.log(line);
        console.log(`${left.length} differences in ${days} days`);
        return held || report.unreachable + report.failed + left.length + open.length > 0 ? 1 : 0;
      } finally {
        await services.close();
      }
    });
  },
};
