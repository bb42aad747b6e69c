import { Books } from '@rochdale/billing-sandbox/books';
import { testVault } from '../../../../platform/testing/test-vault.ts';
import { textOfExport, writeExport } from '../../../office/exporting/public.ts';
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
      take: async ({ db }, clock) => {
        const made = await writeExport({ db, clock, vault, timeZone: 'America/Los_Angeles' }, 'payments');
        const lines = made ? textOfExport(vault, made).trim().split('\n').slice(1) : [];
        for (const line of lines) {
          const [transNo = '', accountNumber = '', , amount] = line.trim().split(',');
          books.book({ transNo, accountNumber, cents: Math.round(Number(amount) * 100) });
        }
      },
    },
    close: async () => undefined,
  };
}
