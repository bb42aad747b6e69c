import { defaultPlace, generateCoOp } from '../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../apps/api/src/features/office/importing/public.ts';
import { startChild } from '../apps/api/src/platform/process/child-program.ts';
import { type Answer, attacker, median } from './support/harvest-attacker.ts';
import { builtProgram, productSettings, scratchVault, withScratchDatabase } from './support/product.ts';

/**
 * Tries by script to learn what is public only one by one: names with unclaimed capital credits, letter ids, and account
 * numbers by Quick Pay and by registration. Prints at which try each limit held, what was learned, and for how long it
 * locks.
 */
const maxAddresses = 60;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const common = [
  'hal',
  'bar',
  'cas',
  'dun',
  'eas',
  'fai',
  'gar',
  'hol',
  'ing',
  'jes',
  'kim',
  'loc',
  'mer',
  'nak',
  'oak',
];
const words = [...common, 'pru', 'qui', 'ram', 'san', 'tho', 'und', 'vas', 'whi', 'yaz', 'zim', 'abe'];

await withScratchDatabase(async ({ pool, url }, folder) => {
  const co = `${folder}/co-op`;
  await generateCoOp({ folder: co, members: 2000, seed: 5, asOf: '2026-11-20', place: defaultPlace, named: true });
  await importFolder({ folder: co, pool, vault: scratchVault(), timeZone: defaultPlace.timeZone });
  await pool.query(
    "insert into capital_credit_letters (member_number, letter_id) select member_number, 'TIMED' || member_number from members where member_number like '300%'",
  );
  const settings: Record<string, string> = { ...(await productSettings(url, folder)), TRUST_PROXY: 'yes' };
  const api = await startChild('API', await builtProgram('server'), settings);
  const { post, from } = attacker(settings.PORT ?? '');
  const count = async (table: string) => Number((await pool.query(`select count(*) from ${table}`)).rows[0].count);
  const held = (answer: Answer) => `locks for ${(answer.wait / 3600).toFixed(1)} h`;

  const total = await count('unclaimed_credits where not is_paid_out');
  const known = new Set<string>();
  const search = async (names: object, address: string): Promise<Answer> => {
    const body = { firstName: '', lastName: '', companyName: '', page: 1, pageSize: 100, ...names };
    const answer = await post('/v3/capital-credits/unclaimed/search', body, address);
    for (const one of answer.rows) known.add(`${one.name} ${one.address}`);
    return answer;
  };
  const walk = async (queries: readonly object[], address: string) => {
    for (const [index, names] of queries.entries()) {
      const answer = await search(names, address);
      if (answer.status === 429) return { tries: index + 1, answer };
    }
    return undefined;
  };

  await walk(
    [...letters, '%', '%%%', '___', '*'].map((lastName) => ({ lastName })),
    from(1),
  );
  console.log(`unclaimed, single letters and wildcards, 30 searches: ${known.size} of ${total} names`);
  const again = await search({ lastName: 'a' }, from(1));
  console.log(`  search 31 of one address: ${again.status}, ${held(again)}`);
  const first = await walk(
    words.map((lastName) => ({ lastName })),
    from(2),
  );
  console.log(
    `unclaimed, beginnings of names, one address: held at search ${first?.tries}, ${known.size} of ${total} names${first ? `, ${held(first.answer)}` : ''}`,
  );
  const queries = [...words.map((lastName) => ({ lastName })), ...words.map((companyName) => ({ companyName }))];
  let tries = 0;
  let addresses = 0;
  let last: Answer | undefined;
  for (let place = 0; place < queries.length * 4 && addresses < maxAddresses; place += 1) {
    const answer = await search(queries[place % queries.length] ?? {}, from(100 + addresses));
    tries += 1;
    if (answer.status !== 429) continue;
    addresses += 1;
    const fresh = await search({ lastName: 'hal' }, from(5000 + addresses));
    if (fresh.status !== 429) continue;
    last = fresh;
    break;
  }
  console.log(
    `unclaimed, a new address after each refusal: ${addresses} addresses, ${tries} searches, ${known.size} of ${total} names${last ? `, the limit for all ${held(last)}` : ', the limit for all did not hold'}`,
  );

  const guess = (member: string, letterId: string, address: string) =>
    post('/v3/capital-credits/letters', { memberNumber: member, letterId }, address);
  const untilHeld = async (most: number, attempt: (index: number) => Promise<Answer>) => {
    for (let index = 1; index <= most; index += 1) {
      const answer = await attempt(index);
      if (answer.status === 429) return `held at try ${index}, ${held(answer)}`;
    }
    return `not held in ${most} tries`;
  };
  console.log(
    `letters, one member, a new address each: ${await untilHeld(50, (index) => guess('200017', `G${index}`, from(10_000 + index)))}`,
  );
  console.log(
    `letters, one address, a new member each: ${await untilHeld(100, (index) => guess(String(210_000 + index), 'GUESS', from(3)))}`,
  );
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < 600; index += 1) {
    const kind = index % 2 === 0 ? 'known' : 'unknown';
    const member = kind === 'known' ? String(300_000 + index) : String(900_000 + index);
    const answer = await guess(member, 'WRONG', from(20_000 + index));
    if (answer.status !== 404) throw new Error(`A guess was answered with ${answer.status}.`);
    if (index >= 60) times[kind].push(answer.ms);
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  console.log(
    `letters, time of a wrong one: member known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, ratio ${(one / other).toFixed(3)}`,
  );

  const accounts = (
    await pool.query("select account_number as number from accounts where account_number like '2000%' order by 1")
  ).rows;
  const accountAt = (index: number): string => accounts[index % accounts.length]?.number ?? '';
  const verify = (number: string, digits: string, address: string) =>
    post('/v3/quick-pay/verify/account/phone', { accountNumber: number, phoneLastFourDigits: digits }, address);
  const digitsOf = (index: number) => String(100 + index).padStart(4, '0');
  console.log(
    `quick pay, one account, a new address each: ${await untilHeld(50, (index) => verify('104471882', digitsOf(index + 60), from(30_000 + index)))}`,
  );
  let opened = 0;
  const held60 = await untilHeld(200, async (index) => {
    const answer = await verify(accountAt(index), '0142', from(4));
    if (answer.status === 200) opened += 1;
    return answer;
  });
  console.log(`quick pay, one address, a new account each: ${held60}, ${opened} accounts opened`);
  opened = 0;
  const heldForAll = await untilHeld(1500, async (index) => {
    const answer = await verify(accountAt(index), digitsOf(index % 200), from(40_000 + index));
    if (answer.status === 200) opened += 1;
    return answer;
  });
  console.log(
    `quick pay, a new address and a new account each: ${heldForAll}, ${opened} accounts opened by guessed digits`,
  );

  let told = 0;
  const ask = async (number: string, address: string) => {
    const answer = await post('/v3/registration/authentication-types', { accountNumber: number }, address);
    if (answer.options > 0) told += 1;
    return answer;
  };
  console.log(
    `registration, one account, a new address each: ${await untilHeld(50, (index) => ask('104500090', from(50_000 + index)))}`,
  );
  told = 0;
  const heldRegistration = await untilHeld(200, (index) => ask(accountAt(index), from(5)));
  console.log(
    `registration, one address, a new account each: ${heldRegistration}, ${told} accounts known to exist, with masked contacts`,
  );
  told = 0;
  const heldLookUps = await untilHeld(1500, (index) => ask(accountAt(index), from(60_000 + Math.floor(index / 50))));
  console.log(
    `registration, a new address for each 50 accounts: ${heldLookUps}, ${told} accounts known to exist, with masked contacts`,
  );
  await api.stop();
});
