import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { csvLine } from '@rochdale/domain/csv-text';
import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { type CsvWriter, csvWriter } from '../../apps/api/src/features/office/generating/csv-writer.ts';
import {
  accountRow,
  billDays,
  billedOf,
  billings,
  isPaidByItself,
  isPaperless,
  isPastDue,
  type MoveSize,
  memberNumberOf,
  nextBilling,
  type OldPasswords,
  oldLogin,
} from './old-co-op.ts';

/** A card that every sandbox knows and approves. */
const token = 'TEST-CARD-1111';

/**
 * Writes what the old systems of a co-op export on the day of the move, with the billing system's own totals and its list
 * of all accounts. Answers how many rows.
 */
export async function writeExport(
  folder: string,
  size: MoveSize,
  { asOf, passwords }: { readonly asOf: LocalDay; readonly passwords: OldPasswords },
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const members = countingWriter(folder, 'members');
  const logins = countingWriter(folder, 'logins');
  for (let index = 0; index < size.members; index += 1) {
    const memberNumber = memberNumberOf(index);
    const email = `mover.${index}@example.com`;
    await members.write({ memberNumber, firstName: 'Mover', lastName: `Number ${index}`, email });
    if (index >= size.logins) continue;
    const { loginKey, old } = oldLogin(passwords, index);
    await logins.write({ loginKey, loginId: loginKey, memberNumber, email, passwordHash: old.hash });
  }
  const written = [members, logins, ...(await writeAccounts(folder, size, asOf))];
  for (const file of written) await file.end();
  await writeTotals(folder, size);
  return written.reduce((sum, file) => sum + file.rows(), 0);
}

async function writeAccounts(folder: string, size: MoveSize, asOf: LocalDay): Promise<readonly CountingWriter[]> {
  const accounts = countingWriter(folder, 'accounts');
  const preferences = countingWriter(folder, 'account-preferences');
  const bills = countingWriter(folder, 'bills');
  const payments = countingWriter(folder, 'payments');
  const ways = countingWriter(folder, 'stored-payments');
  const autoPays = countingWriter(folder, 'auto-pays');
  const list = plainFile(join(folder, 'control-accounts.csv'));
  await list.write([
    'accountNumber',
    'memberNumber',
    'accountBalance',
    'dueDate',
    'derivedStatus',
    'autoPay',
    'paperlessBilling',
  ]);
  for (let account = 0; account < size.accounts; account += 1) {
    const row = accountRow(size, account, asOf, false);
    const { accountNumber, memberNumber, accountBalance, dueDate, derivedStatus } = row;
    const [autoPay, paperlessBilling] = [isPaidByItself(size, account), isPaperless(account)];
    await accounts.write(row);
    await preferences.write({ accountNumber, paperlessBilling });
    await list.write([
      accountNumber,
      memberNumber,
      dollars(accountBalance),
      dueDate,
      derivedStatus,
      flag(autoPay),
      flag(paperlessBilling),
    ]);
    if (autoPay) {
      const storedPaymentId = `AP${accountNumber}`;
      await ways.write({
        memberNumber,
        storedPaymentId,
        paymentType: 'Credit',
        brand: 'Visa',
        expires: '2039-12',
        lastFour: '1111',
        token,
      });
      const agreed = {
        givenOn: addDays(asOf, -400),
        consentText: 'Pay my bill on its due date.',
        source: 'the old portal',
      };
      await autoPays.write({ accountNumber, memberNumber, storedPaymentId, startDate: asOf, ...agreed });
    }
    for (let billing = billings - 1; billing >= 0; billing -= 1) {
      await bills.write(billRow(accountNumber, account, billing, asOf));
      if (billing === 0 && isPastDue(account)) continue;
      const paymentDate = billDays(asOf, billing).dueDate;
      const paymentAmount = billedOf(account, billing);
      await payments.write({
        accountNumber,
        paymentDate,
        paymentId: `P${billing}`,
        paymentAmount,
        paymentMethod: 'Check',
      });
    }
  }
  await list.end();
  return [accounts, preferences, bills, payments, ways, autoPays];
}

/** Writes what the billing system sends the night after: the next bill of every account. */
export async function writeNight(folder: string, size: MoveSize, asOf: LocalDay): Promise<number> {
  await mkdir(folder, { recursive: true });
  const [accounts, bills] = [countingWriter(folder, 'accounts'), countingWriter(folder, 'bills')];
  for (let account = 0; account < size.accounts; account += 1) {
    const row = accountRow(size, account, asOf, true);
    await accounts.write(row);
    await bills.write(billRow(row.accountNumber, account, nextBilling, asOf));
  }
  await accounts.end();
  await bills.end();
  return accounts.rows() + bills.rows();
}

function billRow(accountNumber: string, account: number, billing: number, asOf: LocalDay) {
  const billedAmount = billedOf(account, billing);
  const billNumber = `B${billings - billing}`;
  return {
    accountNumber,
    ...billDays(asOf, billing),
    billNumber,
    billType: 'Regular',
    billedAmount,
    endingBalance: billedAmount,
  };
}

/** What the billing system tells of its own books. */
async function writeTotals(folder: string, size: MoveSize): Promise<void> {
  const sums = { balances: 0, billed: 0, pastDue: 0, paperless: 0 };
  for (let account = 0; account < size.accounts; account += 1) {
    for (let billing = 0; billing < billings; billing += 1) sums.billed += billedOf(account, billing);
    sums.balances += isPastDue(account) ? billedOf(account, 0) : 0;
    sums.pastDue += Number(isPastDue(account));
    sums.paperless += Number(isPaperless(account));
  }
  const file = plainFile(join(folder, 'control.csv'));
  const lines: readonly (readonly [string, number | string])[] = [
    ['name', 'value'],
    ['members', size.members],
    ['membersWithEmail', size.members],
    ['logins', size.logins],
    ['accounts', size.accounts],
    ['accounts:Electric', size.accounts],
    ['balances', dollars(sums.balances)],
    ['owed', dollars(sums.balances)],
    ['pastDue', dollars(sums.balances)],
    ['pastDueAccounts', sums.pastDue],
    ['autoPayAccounts', size.autoPays],
    ['paperlessAccounts', sums.paperless],
    ['bills', size.accounts * billings],
    ['billed', dollars(sums.billed)],
    ['payments', size.accounts * billings - sums.pastDue],
    ['paid', dollars(sums.billed - sums.balances)],
  ];
  for (const line of lines) await file.write(line);
  await file.end();
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);
const flag = (holds: boolean): string => (holds ? 'Y' : 'N');

type CountingWriter = CsvWriter & { readonly rows: () => number };

/** A file of the import, with how many rows it has. */
function countingWriter(folder: string, name: string): CountingWriter {
  const file = csvWriter(folder, `${name}.csv`);
  let rows = 0;
  return {
    write: (row) => {
      rows += 1;
      return file.write(row);
    },
    end: file.end,
    rows: () => rows,
  };
}

/** A file that is none of the import's own. */
function plainFile(path: string) {
  const stream = createWriteStream(path);
  return {
    write: async (cells: readonly (string | number)[]): Promise<void> => {
      if (!stream.write(csvLine(cells))) await once(stream, 'drain');
    },
    end: async (): Promise<void> => {
      stream.end();
      await finished(stream);
    },
  };
}
