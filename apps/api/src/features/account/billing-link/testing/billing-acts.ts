import type { AccountFacts } from '@rochdale/billing-sandbox/books';
import type { ToldKind } from '@rochdale/domain/account/billing-link/told-kinds';
import { systemClock } from '../../../../platform/clock.ts';
import type { TestDatabase } from '../../../../platform/testing/test-database.ts';
import { testVault } from '../../../../platform/testing/test-vault.ts';
import { takeChanges } from '../../../office/importing/recording/public.ts';
import { findAccount } from '../../accounts/public.ts';
import type { BillingLink } from '../billing-link.ts';
import { noteChange } from '../changes-store.ts';
import { deliverDue } from '../deliveries/deliver-due.ts';
import { askBalance } from '../fresh-balances.ts';
import { takeOutages } from '../outages/take-outages.ts';
import { DeliveryRefused, type Posting } from '../told.ts';
import type { BillingHarness } from './billing-harness.ts';

const silentLog = { warn: () => undefined };
let serial = 0;

/** What every promise is tried with. */
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
    /** Something else that a member asked for; answers its number. */
    ask: async (accountNumber: string, kind: Exclude<ToldKind, 'posting'>): Promise<string> => {
      serial += 1;
      if (kind === 'service-order') {
        await query(
          `insert into service_orders (account_number, so_number, description, creation, work_type, comments, phone, member_number, submitted_at)
            values ($1, $2, 'Tree trimming', '2026-11-25', 'TRIM', 'An oak & a “fir”', '5415550100', $1, clock_timestamp())`,
          [accountNumber, `SO-${serial}`],
        );
        return `SO-${serial}`;
      }
      if (kind === 'payment-extension') {
        await query(
          `insert into payment_help (account_number, help_number, member_number, kind, amount_cents, parts, last_day, grantor,
             asked_on, asked_at, answer_by) values ($1, $2, $1, 'extension', 9200, '[]', '2026-12-09', $3, '2026-11-25',
             clock_timestamp(), '2026-11-26') on conflict do nothing`,
          [accountNumber, `PH-${serial}`, given().harness.files ? 'file' : 'link'],
        );
        return `PH-${serial}`;
      }
      if (kind === 'outage-report') {
        const [made] = await query(
          `insert into outage_reports (report_id, account_number, location_id, outage_reason, call_back, callback_number,
             origin, remarks, is_signed_in, reported_at, reported_at_local) values (gen_random_uuid(), $1, 'L', 'Power out', true,
             '(541) 555-0100', 'web', 'A loud bang', true, clock_timestamp(), '2026-11-25T18:30') returning report_id`,
          [accountNumber],
        );
        return made.report_id;
      }
      const change = { name: { firstName: 'Zoë', middleName: '', lastName: `Ng ${serial}` } };
      const [made] = await query(
        "insert into profile_updates (member_number, change, status, submitted_at) values ($1, $2, 'direct', clock_timestamp()) returning update_id",
        [accountNumber, change],
      );
      await query(
        'insert into profile_holds (member_number, change) values ($1, $2) on conflict (member_number) do update set change = $2',
        [accountNumber, change],
      );
      return `PC-${made.update_id}`;
    },
    /** Tells of more time, once more, and under the same number of another day; answers how each ended. */
    tellExtension: async (): Promise<string[]> => {
      serial += 1;
      const accountNumber = `97${String(serial).padStart(7, '0')}`;
      given().harness.books.open(accountNumber, 9_200);
      const about = { transNo: `PH-${serial}`, accountNumber, memberNumber: accountNumber, amount: 9_200 };
      const ends: string[] = [];
      for (const until of ['2026-12-09', '2026-12-09', '2026-12-23']) {
        const told = { kind: 'payment-extension', ...about, until, askedAt: systemClock.now() } as const;
        const end = await given()
          .harness.link.deliver(told)
          .then(
            () => 'accepted',
            (error: unknown) => (error instanceof DeliveryRefused ? 'refused' : 'failed'),
          );
        ends.push(end);
      }
      return ends;
    },
    takenOf: (subject: string) =>
      given()
        .harness.books.requests.filter((one) => one.subject === subject)
        .map(({ number }) => number),
    /** What the billing system knows of an account and its member from now on; answers that. */
    know: (accountNumber: string, change: Partial<AccountFacts> = {}): AccountFacts => {
      const facts: AccountFacts = {
        ...{ memberNumber: accountNumber, firstName: '=Zoë', lastName: 'O\'Neil, "Ng"', email: 'zoe@member.example' },
        ...{ phone: '5415550100', locationId: `L${accountNumber}`, address: '7 Elm St', town: 'Bend', feeder: 'S1-F3' },
        ...{ meterNumber: `M${accountNumber}`, ...change },
      };
      given().harness.books.know(accountNumber, facts);
      return facts;
    },
    /** Says that an account has changed, and takes what has. */
    takeChange: async (accountNumber: string): Promise<void> => {
      const { harness, database } = given();
      if (harness.files) return harness.files.bringRecord(database, accountNumber, systemClock);
      await noteChange(database.db, accountNumber, 'waiting', systemClock.now());
      await takeChanges({ ...services(), pool: database.pool, vault: testVault() });
    },
    /** What stands here of an account and its member beside what is owed. */
    knownOf: async (accountNumber: string) => {
      const [found] = await query(
        `select first_name as "firstName", last_name as "lastName", email, phone, l.location_id as "locationId", address,
           town, feeder, meter_number as "meterNumber", m.member_number as "memberNumber"
         from accounts a join members m using (member_number) left join member_phones using (member_number)
           left join meters t on t.account_number = a.account_number left join service_locations l on l.location_id = 'L' || a.account_number
         where a.account_number = $1`,
        [accountNumber],
      );
      return found;
    },
    /** Asks the outage system, and takes what it says. */
    takeOutages: () => takeOutages(services()),
    /** An outage as it stands here, with how often its estimate was told and the places it has. */
    outageOf: async (number: string) => {
      const [found] = await query(
        `select description, estimated_time_of_restoration as estimate, restored_at as "restoredAt",
           (select count(*)::int from outage_estimates e where e.outage_number = o.outage_number) as told,
           (select array_agg(location_id order by location_id) from outage_locations l where l.outage_number = o.outage_number) as places
         from outages o where outage_number = $1`,
        [number],
      );
      return found;
    },
    /** How what was told of an account, or of a member, stands. */
    standOf: async (subject: string) =>
      (
        await query('select state, reason from billing_deliveries where account_number = $1 order by posted_at', [
          subject,
        ])
      ).map(({ state, reason }) => [state, reason]),
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
      else await deliverDue(services());
    },
    bookedOf: (accountNumber: string) =>
      given()
        .harness.books.payments.filter((one) => one.accountNumber === accountNumber)
        .map(({ transNo, cents }) => [transNo, cents]),
    postingOf: (accountNumber: string, change: Partial<Posting> = {}): Posting => {
      serial += 1;
      return {
        kind: 'posting',
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
