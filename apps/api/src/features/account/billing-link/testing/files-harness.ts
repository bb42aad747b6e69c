import { Books } from '@rochdale/billing-sandbox/books';
import { sql } from 'drizzle-orm';
import { testVault } from '../../../../platform/testing/test-vault.ts';
import { type ExportName, textOfExport, writeExport } from '../../../office/exporting/public.ts';
import { importFolder } from '../../../office/importing/public.ts';
import { withImportFolder } from '../../../office/importing/testing/import-files.ts';
import { filesLink } from '../files-link.ts';
import type { BillingHarness } from './billing-harness.ts';

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** A billing system that reads posting files and lays balances for an import. */
export async function filesHarness(): Promise<BillingHarness> {
  const books = new Books();
  const vault = testVault();
  return {
    link: filesLink,
    stranger: filesLink,
    books: {
      open: (accountNumber, cents) => books.open(accountNumber, cents),
      charge: (accountNumber, cents) => books.charge(accountNumber, cents),
      owed: (accountNumber) => books.owed(accountNumber),
      get payments() {
        return books.payments;
      },
      get requests() {
        return books.requests;
      },
      breakOut: (outage) => books.breakOut(outage),
      know: (accountNumber, facts) => books.know(accountNumber, facts),
      close: (accountNumber) => books.closed.add(accountNumber),
    },
    during: (_fault, act) => act(),
    files: {
      bring: async ({ pool }, accountNumber, clock) => {
        const accountBalance = dollars(books.owed(accountNumber) ?? 0);
        const posted = books.payments
          .filter((one) => one.accountNumber === accountNumber)
          .map(({ transNo, cents }) => ({ accountNumber, paymentId: transNo, paymentAmount: dollars(cents), transNo }));
        const files = {
          'accounts.csv': [{ accountNumber, memberNumber: accountNumber, accountBalance }],
          ...(posted.length > 0 && { 'payments.csv': posted }),
        };
        await withImportFolder(files, (folder) => importFolder({ folder, pool, vault, clock }));
      },
      bringRecord: async ({ pool }, accountNumber, clock) => {
        const facts = books.factsOf(accountNumber);
        if (!facts) return;
        const { memberNumber, firstName, lastName, email, phone, locationId, address, town, feeder, meterNumber } =
          facts;
        const quoted = `"${lastName.replaceAll('"', '""')}"`;
        const files = {
          'members.csv': [{ memberNumber, firstName, lastName: quoted, email }],
          'member-phones.csv': [{ memberNumber, phone, phoneType: 'Cell' }],
          'service-locations.csv': [{ locationId, address, town, feeder }],
          'meters.csv': [{ accountNumber, meterNumber, meterType: 'Electric' }],
        };
        await withImportFolder(files, (folder) => importFolder({ folder, pool, vault, clock }));
      },
      take: async ({ db }, clock) => {
        const linesOf = async (what: ExportName): Promise<string[][]> => {
          const made = await writeExport({ db, clock, vault, timeZone: 'America/Los_Angeles' }, what);
          const lines = made ? textOfExport(vault, made).trim().split('\n').slice(1) : [];
          return lines.map((line) => line.trim().split(','));
        };
        for (const [transNo = '', accountNumber = '', , amount] of await linesOf('payments'))
          books.book({ transNo, accountNumber, cents: Math.round(Number(amount) * 100) });
        for (const [number = '', subject = ''] of await linesOf('service-orders'))
          books.take({ kind: 'service-order', number, subject, text: '' });
        for (const [number = '', subject = ''] of await linesOf('payment-help'))
          books.take({ kind: 'payment-extension', number, subject, text: '' });
        // They go out as they stand: of a member there is one.
        for (const [subject = ''] of await linesOf('profile-changes'))
          books.take({ kind: 'profile-change', number: subject, subject, text: '' });
        for (const [report = '', subject = ''] of await linesOf('outage-reports')) {
          const { rows } = await db.execute<{ id: string }>(
            sql`select report_id::text as id from outage_reports where report_number = ${Number(report)}`,
          );
          books.take({ kind: 'outage-report', number: rows[0]?.id ?? '', subject, text: '' });
        }
      },
    },
    close: async () => undefined,
  };
}
