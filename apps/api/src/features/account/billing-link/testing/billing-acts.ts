import { systemClock } from '../../../../platform/clock.ts';
import type { TestDatabase } from '../../../../platform/testing/test-database.ts';
import { findAccount } from '../../accounts/public.ts';
import type { BillingLink, Posting } from '../billing-link.ts';
import { deliverPostings } from '../deliver-postings.ts';
import { askBalance } from '../fresh-balances.ts';
import type { BillingHarness } from './billing-harness.ts';

const silentLog = { warn: () => undefined };
let serial = 0;

/** What every promise is tried with. */
export type BillingActs = ReturnType<typeof billingActs>;

export function billingActs(given: () => { readonly harness: BillingHarness; readonly database: TestDatabase }) {
  const query = async (text: string, values: unknown[]) => (await given().database.pool.query(text, values)).rows;
  const services = (link: BillingLink = given().harness.link) => ({
    db: given().database.db,
    clock: systemClock,
    site: () => ({ timeZone: 'America/Los_Angeles' }),
    billingLink: link,
    log: silentLog,
  });
  return {
    at: () => given().harness,
    query,
    services,
    /** An account that owes so much there and here. */
    account: async (cents: number): Promise<string> => {
      serial += 1;
      const accountNumber = `96${String(serial).padStart(7, '0')}`;
      given().harness.books.open(accountNumber, cents);
      await query("insert into members (member_number, first_name, last_name) values ($1, 'Day', 'By')", [
        accountNumber,
      ]);
      await query(
        `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city,
           service_state, service_zip, account_type, balance_as_of, account_balance_cents) values ($1, $1, 'D', '1 Way', 'T', 'OR', '97498', 'Electric', '2026-01-01', $2)`,
        [accountNumber, cents],
      );
      return accountNumber;
    },
    /** A payment of the portal's on it, or what went back of one. */
    pay: async (accountNumber: string, cents: number, transNo?: string): Promise<string> => {
      serial += 1;
      const number = transNo ?? `20261125-P${serial}`;
      await query(
        'insert into ledger (account_number, trans_no, amount_cents, posted_at) values ($1, $2, $3, clock_timestamp())',
        [accountNumber, number, cents],
      );
      return number;
    },
    /** What the member is shown. */
    shown: async (accountNumber: string) => (await findAccount(given().database.db, accountNumber))?.accountBalance,
    /** Has the billing system's newest word, where it is to be had. Answers whether it was taken. */
    hear: async (accountNumber: string): Promise<boolean> => {
      const { harness, database } = given();
      if (harness.files) {
        await harness.files.bring(database, accountNumber, systemClock);
        return true;
      }
      return askBalance(services(), accountNumber);
    },
    /** Hands over what was posted. */
    hand: async (): Promise<void> => {
      const { harness, database } = given();
      if (harness.files) await harness.files.take(database, systemClock);
      else await deliverPostings(services());
    },
    bookedOf: (accountNumber: string) =>
      given()
        .harness.books.payments.filter((one) => one.accountNumber === accountNumber)
        .map(({ transNo, cents }) => [transNo, cents]),
    postingOf: (accountNumber: string, change: Partial<Posting> = {}): Posting => {
      serial += 1;
      return {
        transNo: `20261125-D${serial}`,
        accountNumber,
        amount: 4_210,
        day: '2026-11-25',
        method: 'card',
        lastFour: '1111',
        confirmationNumber: 'C1',
        fee: 0,
        ...change,
      };
    },
  };
}
