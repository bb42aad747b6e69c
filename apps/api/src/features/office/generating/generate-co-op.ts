import { mkdir } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import { memberName } from '@rochdale/domain/account/members/member-name';
import type { LocalDay } from '@rochdale/domain/dates';
import type { WeatherDay } from '@rochdale/domain/energy/usage/summary';
import { accountDetails, newestReading, readingRows } from './account-details.ts';
import type { AccountFacts } from './account-facts.ts';
import { randomMember } from './by-chance/random-member.ts';
import { type CsvWriter, csvWriter } from './csv-writer.ts';
import { demoBanks } from './demo-banks.ts';
import { defaultRate, type Versions, waterRate } from './demo-rates.ts';
import { demoUsage } from './demo-usage.ts';
import { membershipMembers } from './membership-members.ts';
import type { NamedMember } from './named-member.ts';
import { demoPassword, namedMembers } from './named-members.ts';
import { mailingAddressOf, type Place } from './place.ts';
import { preferencesOf, storedPaymentsOf } from './preferences.ts';
import { type Random, seededRandom } from './random.ts';
import { arrangementRows } from './rows/arrangement-rows.ts';
import { averageBillingRow } from './rows/average-billing-rows.ts';
import { type BillPricer, billPricer } from './rows/bill-pricer.ts';
import { delinquentRows } from './rows/delinquent-rows.ts';
import { depositRows } from './rows/deposit-rows.ts';
import { historyRows } from './rows/history-rows.ts';
import { letterRows } from './rows/letter-rows.ts';
import { feederOf, locationIdOf, outageRows, serviceLocationRow } from './rows/outage-rows.ts';
import { prepaidRows } from './rows/prepaid-rows.ts';
import { serviceOrderRows } from './rows/service-order-rows.ts';
import { unclaimedRows } from './rows/unclaimed-rows.ts';
import { type UsageSource, usageRows } from './rows/usage-rows.ts';
import { weatherOf, weatherRows } from './rows/weather-rows.ts';
import { territoryOutages } from './territory/territory-outages.ts';

const files = [
  'members',
  'member-persons',
  'member-phones',
  'accounts',
  'account-holders',
  'account-services',
  'account-details',
  'addresses',
  'meters',
  'meter-readings',
  'arrangements',
  'arrangement-instalments',
  'delinquents',
  'deposits',
  'service-orders',
  'bills',
  'bill-lines',
  'payments',
  'account-preferences',
  'average-billing',
  'capital-credit-letters',
  'unclaimed-credits',
  'financial-institutions',
  'stored-payments',
  'logins',
  'login-grants',
  'usage-settings',
  'usage-days',
  'usage-intervals',
  'weather-days',
  'drafts',
  'service-locations',
  'outages',
  'outage-locations',
] as const;
type Writers = Record<(typeof files)[number], CsvWriter>;

/** What to generate: the same options give the same bytes. */
export interface GenerateOptions {
  readonly folder: string;
  readonly members: number;
  readonly seed: number;
  /** The day on which the co-op's books stand. */
  readonly asOf: LocalDay;
  readonly place: Place;
  /** Adds the demo's named members, each of whom shows one thing. */
  readonly named: boolean;
  /** By which electric accounts are billed; the demo's own where none is given. */
  readonly rate?: Versions | undefined;
}

/** What every account's rows are made by. */
interface Making {
  readonly asOf: LocalDay;
  readonly place: Place;
  readonly passwordHash: string;
  readonly weather: readonly WeatherDay[];
  readonly rateSchedule: string;
  readonly pricers: Readonly<Record<AccountFacts['accountType'], BillPricer>>;
}

/** Writes a believable co-op as a folder that the importer reads. Streams, so that any size fits in memory. */
export async function generateCoOp(options: GenerateOptions): Promise<void> {
  await mkdir(options.folder, { recursive: true });
  const opened = files.map((file) => [file, csvWriter(options.folder, `${file}.csv`)] as const);
  const writers = Object.fromEntries(opened) as Writers;
  for (const bank of demoBanks) await writers['financial-institutions'].write(bank);
  const random = seededRandom(options.seed);
  const feeders = new Map<string, string[]>();
  const passwordHash = await seededHash(options.seed);
  const weather = weatherOf(options.place.zip, options.asOf);
  for (const row of weatherRows(options.place.zip, weather)) await writers['weather-days'].write(row);
  const rate = options.rate ?? (await defaultRate());
  const { asOf, place } = options;
  const pricers = { Electric: billPricer(rate, place.timeZone), Water: billPricer(waterRate, place.timeZone) };
  const making: Making = { asOf, place, passwordHash, weather, rateSchedule: rate[0].code, pricers };
  const write = (member: NamedMember) => writeMember(writers, member, making, random);
  if (options.named) for (const member of namedMembers(options.asOf)) await write(member);
  for (let index = 0; index < options.members; index += 1) {
    const member = randomMember(index, options.asOf, random);
    for (const { accountNumber } of member.accounts) addToFeeder(feeders, accountNumber);
    await write(member);
  }
  // With a chance of their own: what the others are does not hang on them.
  const apart = seededRandom(options.seed + 1);
  if (options.named)
    for (const member of membershipMembers(options.asOf)) await writeMember(writers, member, making, apart);
  if (options.named && options.members >= fewestForTerritory) await writeTerritoryOutages(writers, feeders, options);
  if (options.named) for (const row of letterRows(options.asOf)) await writers['capital-credit-letters'].write(row);
  for (const row of unclaimedRows(options)) await writers['unclaimed-credits'].write(row);
  for (const [, writer] of opened) await writer.end();
}

/** The demo password's hash with a salt from the seed, so that the bytes are the same every time. */
function seededHash(seed: number): Promise<string> {
  const salt = Buffer.alloc(16);
  salt.writeUInt32LE(seed >>> 0);
  return hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt });
}

async function writeMember(writers: Writers, member: NamedMember, making: Making, random: Random): Promise<void> {
  const { asOf, place, passwordHash } = making;
  const { memberNumber, organizationName = '', firstName, lastName, email } = member;
  const name = memberName({ organizationName, firstName, middleName: '', lastName });
  await writers.members.write({ memberNumber, firstName, lastName, email, organizationName });
  for (const person of member.persons ?? []) await writers['member-persons'].write({ memberNumber, ...person });
  const phone = `${place.areaCode}555${member.phoneLastFour}`;
  if (member.phoneLastFour) await writers['member-phones'].write({ memberNumber, phone, phoneType: 'Cell' });
  const { workPhone } = member;
  if (workPhone !== undefined) await writers['member-phones'].write({ memberNumber, phoneType: 'Work', ...workPhone });
  const { login } = member;
  if (login !== undefined)
    await writers.logins.write({ loginKey: login.toLowerCase(), loginId: login, memberNumber, email, passwordHash });
  for (const { login: loginId, email: own, scope } of member.grants ?? []) {
    await writers.logins.write({ loginKey: loginId, loginId, memberNumber: '', email: own, passwordHash });
    await writers['login-grants'].write({ loginKey: loginId, memberNumber, scope });
  }
  for (const held of member.held ?? []) await writers['account-holders'].write({ ...held, memberNumber });
  for (const stored of storedPaymentsOf(member)) await writers['stored-payments'].write(stored);
  for (const [index, account] of member.accounts.entries()) {
    const { accountNumber, facts } = account;
    await writers.accounts.write({
      ...facts,
      accountNumber,
      memberNumber,
      isPrimaryAccount: index === 0,
      accountHolderName: name,
      serviceStreet: account.street,
      serviceCity: place.city,
      serviceState: place.state,
      serviceZip: place.zip,
      locationId: locationIdOf(accountNumber, account.outages),
    });
    if (account.heldFrom !== undefined)
      await writers['account-holders'].write({ accountNumber, memberNumber, heldFrom: account.heldFrom });
    await writeOutages(writers, account, place, asOf);
    await writers['account-details'].write(accountDetails(account, asOf));
    await writers.addresses.write({ accountNumber, ...mailingAddressOf(account.street, place) });
    const preferences = preferencesOf(account, asOf);
    if (preferences) await writers['account-preferences'].write({ ...preferences });
    const averageBilling = averageBillingRow(account);
    if (averageBilling) await writers['average-billing'].write({ ...averageBilling });
    const meterNumber = String(60_000_000 + random.int(0, 9_999_999));
    await writers.meters.write({ accountNumber, meterNumber, meterType: facts.accountType });
    const isArranged = facts.derivedStatus === 'Past Due' && random.chance(0.4);
    const arrangement = account.arrangement ?? (isArranged ? 'onTime' : 'none');
    for (const [place, { serviceType, monthly }] of (account.services ?? []).entries())
      await writers['account-services'].write({
        accountNumber,
        serviceId: String(place + 1),
        serviceType,
        meterNumber: monthly === undefined ? meterNumber : '',
      });
    const { arrangements, instalments } = arrangementRows(accountNumber, facts.pastDueAmount ?? 0, arrangement, asOf);
    for (const row of arrangements) await writers.arrangements.write(row);
    for (const row of instalments) await writers['arrangement-instalments'].write(row);
    for (const row of delinquentRows(accountNumber, facts, account.delinquents, asOf))
      await writers.delinquents.write(row);
    for (const row of depositRows(accountNumber, account.deposits, asOf)) await writers.deposits.write(row);
    for (const row of serviceOrderRows(accountNumber, asOf)) await writers['service-orders'].write(row);
    if (account.draft) await writers.drafts.write({ ...account.draft, accountNumber });
    if (account.isNew) continue;
    const rowsOf = facts.isPrepaidAccount ? prepaidRows : historyRows;
    const pricer = making.pricers[facts.accountType];
    const { bills, lines, payments } = rowsOf({ ...account, pricer }, asOf, random);
    for (const bill of bills) await writers.bills.write(bill);
    const isRead = account.details?.collectMeterReading === true;
    for (const row of isRead ? readingRows(accountNumber, meterNumber, bills) : [])
      await writers['meter-readings'].write(row);
    for (const line of lines) await writers['bill-lines'].write(line);
    const usage = demoUsage[accountNumber];
    if (usage)
      await writeUsage(writers, {
        ...{ accountNumber, meterNumber, facts, usage, bills, asOf },
        newestReading: isRead ? newestReading : undefined,
        rateSchedule: making.rateSchedule,
        weather: making.weather,
        timeZone: place.timeZone,
      });
    for (const payment of payments) await writers.payments.write(payment);
  }
}

async function writeOutages(
  writers: Writers,
  { accountNumber, street, outages: source, dark }: NamedMember['accounts'][number],
  place: Place,
  asOf: LocalDay,
): Promise<void> {
  const locationId = locationIdOf(accountNumber, source);
  if (locationId === null) return;
  await writers['service-locations'].write(serviceLocationRow(accountNumber, { street, place, dark }));
  for (const outage of source ? outageRows(accountNumber, source, asOf) : []) {
    await writers.outages.write(outage);
    await writers['outage-locations'].write({ locationId, outageNumber: outage.outageNumber });
  }
}

/** With fewer members a territory has no outages but those of the named. */
const fewestForTerritory = 100;

function addToFeeder(feeders: Map<string, string[]>, accountNumber: string): void {
  const { feeder } = feederOf(accountNumber);
  const locationId = locationIdOf(accountNumber, undefined);
  if (locationId !== null) feeders.set(feeder, [...(feeders.get(feeder) ?? []), locationId]);
}

async function writeTerritoryOutages(
  writers: Writers,
  feeders: ReadonlyMap<string, readonly string[]>,
  { asOf, seed }: GenerateOptions,
): Promise<void> {
  for (const { outage, locationIds } of territoryOutages(feeders, asOf, seededRandom(seed + 2))) {
    await writers.outages.write(outage);
    for (const locationId of locationIds)
      await writers['outage-locations'].write({ locationId, outageNumber: outage.outageNumber });
  }
}

async function writeUsage(writers: Writers, source: UsageSource): Promise<void> {
  const { settings, days, intervals } = usageRows(source);
  await writers['usage-settings'].write(settings);
  for (const row of days) await writers['usage-days'].write(row);
  for (const row of intervals) await writers['usage-intervals'].write(row);
}
