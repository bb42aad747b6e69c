import type { Step, Visit } from './arrivals.ts';
import type { CallKind, Costs } from './costs.ts';
import type { Machine } from './queue.ts';

/** What a machine is asked for: calls of members, and messages that its worker writes. */
export type Asked = CallKind | 'message';

/** The state: 900,000 members of 50 co-ops was the question. */
export const state = {
  coOps: 50,
  members: 900_000,
  /**
   * Of sizes about their median, on a scale of e (see `coOpsOf`). ASSUMED: it gives four co-ops above 50,000 and 25 below
   * 10,000. Their mean of 18,000 is near the 19,200 of 823 distribution co-ops with 15,798,000 memberships
   * (http://reic.uwcc.wisc.edu/utilities).
   */
  spread: 1.1,
};

/**
 * A machine: the two cores on which costs were MEASURED, an API process for each (docs/scale.md), one worker. That a part of
 * a call takes a time by chance (exponential) about its measured mean is ASSUMED; calls of one kind differ less.
 */
export const machine: Machine = { cores: 2, processes: 2, times: 'exponential' };

/** p99 of waiting that is held: the bound of `bench/storm.ts` on answers. */
export const boundMs = 1_000;

/** The seed of everything that goes by chance. */
export const seed = 2026;

/** A day, and what members and co-ops do on it. */
export interface Day {
  readonly name: string;
  readonly visitsOf: (rank: number) => readonly Visit<Asked>[];
}

/** Parts of a day's visits by the hour from midnight. ASSUMED: few at night, most in the morning and after supper. */
const usual = [1, 1, 1, 1, 1, 2, 3, 5, 6, 7, 7, 6, 6, 6, 5, 5, 5, 6, 7, 7, 6, 5, 3, 2];
/** After mail that came at seven. ASSUMED: a fifth of those who look today do so within each of the first two hours. */
const afterMail = [0, 0, 0, 0, 0, 0, 0, 20, 20, 12, 9, 7, 6, 5, 4, 3, 3, 3, 3, 2, 1, 1, 1, 0];
/** A storm that comes at six in the evening. ASSUMED: "within a few hours"; nearly a third in the worst hour. */
const inStorm = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 30, 25, 15, 10, 5];

/** Of browsers that come, those without this release's scripts. ASSUMED: half; they are kept for good under their names. */
const newBrowsers = 0.5;

/** The three days that were asked for. */
export function daysOf({ assetsOfPage }: Pick<Costs, 'assetsOfPage'>): readonly Day[] {
  /** A page as it opens; how many scripts and styles it names was MEASURED on the home page. */
  const page: readonly Step<Asked>[] = [
    { after: 0, calls: ['homePage'] },
    { after: 1, calls: Array.from({ length: assetsOfPage }, (): Asked => 'asset'), share: newBrowsers },
  ];
  /**
   * COUNTED in the source: the list of accounts, and the overview's info, details, bills, payments and billed usage; the last
   * two are short lists of an account as bills are, and are taken at their cost; and the power's state.
   */
  const overview: readonly Asked[] = ['accounts', 'balance', 'overview', 'bills', 'bills', 'bills', 'outageStatus'];
  /** Times between two steps are ASSUMED: 20 seconds to type, 30 to read. */
  const signedIn: readonly Step<Asked>[] = [...page, { after: 20, calls: ['signIn'] }, { after: 1, calls: overview }];
  const reading: readonly Step<Asked>[] = [
    // ASSUMED: what of a usual visit looks at a bill, and at usage.
    { after: 30, calls: ['bill'], share: 0.5 },
    { after: 30, calls: ['usage'], share: 0.4 },
  ];
  /** To the gateway, and its answer; a signed-in payment is taken to cost what one without signing in costs. */
  const paying: readonly Step<Asked>[] = [
    { after: 30, calls: ['quickPayBegin'] },
    { after: 60, calls: ['quickPayResult'] },
    { after: 3, calls: ['balance'] },
  ];
  const quickPay: readonly Step<Asked>[] = [...page, { after: 20, calls: ['quickPayFind'] }, ...paying.slice(0, 2)];
  /**
   * How often a page of outages asks while it is open: once a minute (askAgainMs in use-outage.ts, COUNTED); for 2 minutes 21
   * seconds a visit, SOURCE https://www.kubra.com/blog/braving-the-blizzard-enhancing-customer-communication-with-outage-maps
   */
  const again = 2.35;

  const normal: readonly Visit<Asked>[] = [
    // ASSUMED: half of the members have a login and come twice in 30 days: 0.5 × 2 / 30.
    { name: 'signed in', perMember: 0.033, hours: usual, steps: [...signedIn, ...reading] },
    // ASSUMED: one member in four pays so once a month: 0.25 / 30.
    { name: 'quick pay', perMember: 0.008, hours: usual, steps: quickPay },
    // ASSUMED: who only looks at a page, or at the map.
    { name: 'page', perMember: 0.01, hours: usual, steps: page },
    { name: 'map', perMember: 0.002, hours: usual, steps: [...page, { after: 1, calls: ['outageMap'] }] },
  ];
  /** ASSUMED: bills go out once a week, to a quarter of the members of every co-op on the same day. */
  const billed = 0.25;
  const bills: readonly Visit<Asked>[] = [
    {
      // ASSUMED: 40 % take a message (SOURCE for 2018: 25 % have no paper bill, https://www.esource.com/10144-013/trends-billing-and-payment-interactions).
      ...{ name: 'bill messages', perMember: billed * 0.4, hours: [], allAt: 7 * 60 },
      steps: [{ after: 0, calls: ['message'] }],
    },
    // ASSUMED: three in ten of the billed look on the same day, half of these pay at once, and one in ten pays without signing in.
    {
      name: 'bill seen',
      perMember: billed * 0.15,
      hours: afterMail,
      steps: [...signedIn, { after: 30, calls: ['bill'] }],
    },
    {
      ...{ name: 'bill paid', perMember: billed * 0.15, hours: afterMail },
      steps: [...signedIn, { after: 30, calls: ['bill'] }, ...paying],
    },
    { name: 'bill paid quickly', perMember: billed * 0.1, hours: afterMail, steps: quickPay },
  ];
  /** ASSUMED: of the members of a co-op that is hit, those without power. */
  const dark = 0.3;
  const storm: readonly Visit<Asked>[] = [
    {
      // SOURCE: 150,000 visitors of the map on the day on which 65,000 customers had no power: 2.3 each (https://kubra.com/storm-center-map-winter-storms/).
      ...{ name: 'storm map', perMember: dark * 2.3, hours: inStorm },
      steps: [...page, { after: 1, calls: ['outageMap'] }, { after: 60, calls: ['outageMap'], times: again }],
    },
    {
      // ASSUMED: half of those without power sign in for their status, and 40 % of these report.
      ...{ name: 'storm status', perMember: dark * 0.5, hours: inStorm },
      steps: [
        ...signedIn,
        { after: 10, calls: ['outageStatus', 'outageStatus'] },
        { after: 30, calls: ['outageReport'], share: 0.4 },
        { after: 60, calls: ['outageStatus'], times: again },
      ],
    },
    {
      // ASSUMED: a fifth report without signing in; to be found costs what it costs in quick pay.
      ...{ name: 'storm report', perMember: dark * 0.2, hours: inStorm },
      steps: [...page, { after: 30, calls: ['quickPayFind', 'outageStatus'] }, { after: 30, calls: ['outageReport'] }],
    },
    {
      // ASSUMED: 60 % of those without power take texts, two each (begin and end, or a new estimate).
      ...{ name: 'storm texts', perMember: dark * 0.6 * 2, hours: inStorm },
      steps: [{ after: 0, calls: ['message'] }],
    },
  ];
  return [
    { name: 'normal day', visitsOf: () => normal },
    { name: 'bill day', visitsOf: () => [...normal, ...bills] },
    // ASSUMED: two co-ops in three are hit, the two largest among them.
    { name: 'storm night', visitsOf: (rank) => (rank % 3 === 0 ? normal : [...normal, ...storm]) },
  ];
}
