import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { instantAt } from '@rochdale/domain/dates';
import { fastify } from 'fastify';
import { runNotices } from '../../apps/api/src/features/communications/notices/public.ts';
import { defaultPlace } from '../../apps/api/src/features/office/generating/public.ts';
import { runPaymentDay } from '../../apps/api/src/features/planned/payment-day/run-payment-day.ts';
import { loadSite } from '../../apps/api/src/features/website/site/load-site.ts';
import { systemClock, todayAt } from '../../apps/api/src/platform/clock.ts';
import { readEnvironment } from '../../apps/api/src/platform/environment.ts';
import { startChild } from '../../apps/api/src/platform/process/child-program.ts';
import { vaultOf } from '../../apps/api/src/platform/sealing/vault.ts';
import { openServices } from '../../apps/api/src/services.ts';
import { measured } from '../support/measured-command.ts';
import { builtProgram, coopProgram, productSettings, programAt, withScratchDatabase } from '../support/product.ts';
import { report } from '../support/report.ts';
import { compareHashes } from './kept-hashes.ts';
import { noticesEvery } from './old-co-op.ts';
import { oldPasswords } from './old-passwords.ts';
import {
  accountsToTell,
  changedChoices,
  chooseNotices,
  keepChoices,
  noticeMessages,
  paidByThemselves,
} from './once-only.ts';
import { drawLogins, signIn, signInDrawn } from './sign-in-drawn.ts';
import { writeExport, writeNight } from './write-export.ts';

/**
 * A large co-op moves in: 100,000 members with 240,000 accounts, 24 months of bills and payments (5,760,000 rows), 60,000
 * auto pays and 70,000 logins of another system are exported, rehearsed, imported, opened, signed in to, imported again,
 * and paid. Ends with 1 where anything differs. `--scale 0.1` moves a tenth. Linux, for what it says of memory.
 */
const { values } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, drawn: { type: 'string', default: '1000' } },
});
const scale = Number(values.scale);
const of = (whole: number): number => Math.round(whole * scale);
const size = { members: of(100_000), accounts: of(240_000), autoPays: of(60_000), logins: of(70_000) };
const asOf = todayAt(systemClock, defaultPlace.timeZone);
/** A clock that began at two in the afternoon: past the quiet hours, and when payments are taken. */
const ahead = instantAt(asOf, '14:00', defaultPlace.timeZone).getTime() - Date.now();
const afternoon = { now: () => new Date(Date.now() + ahead) };

const steps: {
  readonly step: string;
  readonly seconds: number;
  readonly megabytes?: number;
  readonly found: string;
}[] = [];
/** What has to be 0. */
const differences: { readonly what: string; readonly count: number }[] = [];
const told = (count: number): string => count.toLocaleString('en-US');

async function timed<T>(step: string, run: () => Promise<T>, found: (done: T) => string): Promise<T> {
  console.log(`== ${step}`);
  const began = performance.now();
  const done = await run();
  note({ step, seconds: (performance.now() - began) / 1000, found: found(done) });
  return done;
}

function note(one: (typeof steps)[number]): void {
  steps.push(one);
  const memory = one.megabytes === undefined ? '' : `, ${one.megabytes.toFixed(0)} MB`;
  console.log(`${one.step}: ${one.seconds.toFixed(1)} s${memory}; ${one.found}`);
}

await withScratchDatabase(async ({ pool, url }, scratch) => {
  const settings: Record<string, string> = {
    ...(await productSettings(url, scratch)),
    TRUST_PROXY: 'yes',
    GATEWAY_CLIENT_ID: (await loadSite(programAt('coops/cedar-ridge'))).config.payments.pgClientId,
  };
  const program = await coopProgram();
  const coop = async (step: string, found: string, ...args: string[]) => {
    console.log(`== ${step}`);
    const done = await measured(program, args, settings);
    if (done.status !== 0)
      throw new Error(`coop ${args.join(' ')} ended with ${done.status}: ${done.output.slice(-2000)}`);
    note({ step, seconds: done.seconds, megabytes: done.megabytes, found });
    return done;
  };
  const moved = join(scratch, 'moved');
  const passwords = await timed(
    'passwords hashed',
    () => oldPasswords(Math.min(500, size.logins / 2)),
    ({ bcrypt }) => `${told(bcrypt.length)} of each kind; bcrypt with a cost of 8, PBKDF2 with 10,000 iterations`,
  );
  const rows = await timed(
    'export written',
    () => writeExport(moved, size, { asOf, passwords }),
    (done) => `${told(done)} rows`,
  );

  const people = ['--by', 'ana', '--reason', 'the move'];
  await coop('cut over', `${asOf}, in both books`, 'cut-over', asOf, ...people);
  const rehearsed = await coop(
    'rehearsed',
    'ready, no total and no account differs',
    'rehearse',
    moved,
    '--out',
    join(scratch, 'report'),
    '--seed',
    '7',
  );
  console.log(rehearsed.output.split('\r').at(-1));
  await coop('rehearsal ended', 'its database is dropped', 'rehearse', '--drop');
  const first = await coop('imported', `${told(rows)} rows`, 'import', moved);
  await timed(
    'analyzed',
    () => pool.query('analyze'),
    () => '',
  );

  await coop('rehearsing', 'nobody comes in', 'opening', 'rehearsing', ...people);
  const drawn = drawLogins(passwords, size.logins, Number(values.drawn));
  const api = await startChild('API', await builtProgram('server'), settings);
  const origin = `http://127.0.0.1:${settings.PORT}`;
  const [someone] = drawn;
  const early = someone ? await signIn(origin, someone.loginKey, someone.old.password, 0) : 0;
  differences.push({ what: 'came in before the door was open', count: Number(early === 200) });
  await coop('opened', 'everybody may come in', 'opening', 'open', '--confirmed-by', 'bo', ...people);
  const { refused } = await timed(
    'signed in with old passwords',
    () => signInDrawn(origin, drawn),
    ({ cameIn }) =>
      `${told(cameIn.bcrypt)} with bcrypt, ${told(cameIn.PBKDF2)} with PBKDF2, of ${told(drawn.length)} drawn`,
  );
  if (refused.length > 0) console.log(`Refused: ${refused.slice(0, 20).join(', ')}`);
  differences.push({ what: 'old passwords refused', count: refused.length });
  await api.stop();
  const hashes = await timed(
    'the other old hashes compared',
    () => compareHashes(pool, vaultOf([settings.MASTER_KEY ?? '']), { passwords, logins: size.logins }),
    ({ same }) => `${told(same)} to the letter`,
  );
  const remaining = size.logins - drawn.length;
  differences.push({ what: 'old hashes lost or changed', count: hashes.wrong + Math.abs(remaining - hashes.same) });

  Object.assign(process.env, settings);
  const sandbox = await startChild('sandbox', programAt('apps/payment-sandbox/dist/server.js'), settings);
  const services = await openServices(readEnvironment());
  const silent = { ...services, clock: afternoon, log: fastify({ logger: { level: 'warn' } }).log };
  // What members choose here before the files come again.
  await pool.query(
    `update account_preferences set paperless_billing = not paperless_billing, email_bill_notice = not email_bill_notice, changed_at = now()
     where account_number in (select account_number from account_preferences order by md5(account_number) limit 1000)`,
  );
  await chooseNotices(pool, noticesEvery);
  await keepChoices(pool);
  await coop('imported again', 'the same folder', 'import', moved);
  differences.push({ what: 'choices of paper and notices changed by it', count: await changedChoices(pool) });
  const night = join(scratch, 'night');
  const nightRows = await writeNight(night, size, asOf);
  await coop(
    'the night after',
    `${told(nightRows)} rows, a bill for each account`,
    'import',
    night,
    '--confirmed-by',
    'bo',
    ...people,
  );
  const countNotices = async (): Promise<number> => {
    await runNotices(silent);
    return noticeMessages(pool);
  };
  const notices = await timed('notices', countNotices, (count) => `${told(count)} messages`);
  await coop('the same night again', 'nothing is new', 'import', night, ...people);
  const noticesAgain = await timed('notices again', countNotices, (count) => `${told(count)} messages`);
  const wanted = await accountsToTell(pool);
  differences.push({
    what: 'accounts that were not told of their bill, or twice',
    count: Math.abs(noticesAgain - notices) + Math.abs(wanted - notices),
  });

  for (const day of ['payment day', 'payment day once more'])
    await timed(
      day,
      () => runPaymentDay(silent),
      ({ ended }) => `${told(ended)} charges`,
    );
  const paid = await paidByThemselves(pool);
  console.log(`Auto pays: ${told(paid.once)} paid once.`);
  differences.push({ what: 'auto pays that paid twice', count: paid.twice });
  differences.push({ what: 'auto pays that paid another amount', count: paid.otherAmount });
  differences.push({ what: 'auto pays that did not pay', count: paid.missing });
  differences.push({ what: 'auto pays lost', count: size.autoPays - paid.once - paid.twice - paid.missing });
  await services.close();
  await sandbox.stop();
  await rm(moved, { recursive: true });

  console.log('\n| step | time | memory | found |\n| --- | --- | --- | --- |');
  for (const { step, seconds, megabytes, found } of steps)
    console.log(
      `| ${step} | ${seconds.toFixed(1)} s | ${megabytes === undefined ? '' : `${megabytes.toFixed(0)} MB`} | ${found} |`,
    );
  console.log('\n| must be 0 | |\n| --- | --- |');
  for (const { what, count } of differences) console.log(`| ${what} | ${told(count)} |`);
  report({
    what: 'differences of the large move',
    measured: differences.reduce((sum, { count }) => sum + count, 0),
    unit: 'differences',
    bound: { most: 0 },
  });
  report({ what: 'memory of the large move, importing', measured: first.megabytes, unit: 'MB', bound: { most: 300 } });
  report({
    what: 'memory of the large move, rehearsing',
    measured: rehearsed.megabytes,
    unit: 'MB',
    bound: { most: 300 },
  });
});
