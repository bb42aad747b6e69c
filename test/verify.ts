import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * `npm run verify [-- --only stream,money-model]`: what takes too long for `npm test`, one part after the other on a build of its own, and a table.
 * Ends with 1 when a part does not hold, and when it is not there.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

interface Part {
  readonly name: string;
  readonly what: string;
  /** Programs of the repository and their words, one after the other until one fails. */
  readonly runs: readonly (readonly [command: string, ...args: string[]])[];
  readonly environment?: Readonly<Record<string, string>>;
}

const program = (file: string, ...args: string[]) => ['npx', 'tsx', file, ...args] as const;
const parts: readonly Part[] = [
  { name: 'faults', what: 'one thing broken at a time', runs: [program('test/faults/all.ts')] },
  {
    name: 'long',
    what: 'kill runs, a simulated year, whole imports and examples',
    runs: [['npx', 'vitest', 'run', '--project', 'long']],
  },
  {
    name: 'stream',
    what: '200 payments while everything is killed',
    runs: [program('test/faults/stream-of-payments.ts')],
  },
  {
    name: 'refunds',
    what: '200 refunds while API and worker are killed',
    runs: [program('test/faults/stream-of-refunds.ts')],
  },
  {
    name: 'killed-worker',
    what: 'a payment day killed at each of its statements',
    runs: [program('bench/killed-worker.ts')],
  },
  {
    name: 'money-model',
    what: '100,000 steps of the model of money',
    runs: [program('bench/money-model.ts', '--steps', '100000')],
  },
  {
    name: 'large-move',
    what: '100,000 members move in: rehearsed, imported, opened, signed in to, paid',
    runs: [program('bench/moving/large-move.ts')],
  },
  {
    name: 'rates',
    what: '200 schedules, priced by a second program too',
    runs: [program('test/rates/compare.ts')],
  },
  {
    name: 'release',
    what: 'two releases of one commit are the same bytes, and the image of one runs',
    runs: [program('test/releases/two-builds.ts')],
  },
  {
    name: 'deploy',
    what: 'units, proxies, alarms and dashboard, by the programs that read them',
    runs: [program('test/releases/deploy-files.ts')],
  },
  {
    name: 'postgres',
    what: 'the API’s tests on PostgreSQL 15, 16 and 17',
    runs: [program('test/releases/postgres-releases.ts')],
  },
  {
    name: 'mutation',
    what: 'rules of money and identity, each changed in small ways',
    runs: [
      program('test/mutation/run.ts', 'planned', '--at-least', '95'),
      program('test/mutation/run.ts', 'paying', '--at-least', '97'),
      program('test/mutation/run.ts', 'identity', '--at-least', '97'),
    ],
  },
  {
    name: 'journeys',
    what: 'every journey at both widths',
    runs: [['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', '--retries=1']],
    environment: { JOURNEYS: 'all' },
  },
  {
    name: 'states',
    what: 'every state of every screen, dark, on a desk and in Spanish too, and its picture',
    runs: [
      ['npx', 'playwright', 'test', '--config', 'e2e/states/playwright.config.ts', '--retries=1', 'states.spec.ts'],
    ],
    environment: { LOOKS: 'all' },
  },
];

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const chosen = only?.split(',') ?? parts.map(({ name }) => name);
const unknown = chosen.filter((asked) => !parts.some(({ name }) => name === asked));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const build = walk({
  name: 'build',
  what: 'the portal, the office and the programs',
  runs: [['npm', 'run', '--silent', 'build']],
});
if (build.verdict !== 'holds') process.exit(1);

const rows = parts.filter(({ name }) => chosen.includes(name)).map(walk);
console.log('\n| part | what | took | verdict |\n| --- | --- | --- | --- |');
for (const { part, minutes, verdict } of rows)
  console.log(`| ${part.name} | ${part.what} | ${minutes.toFixed(1)} min | ${verdict} |`);
const failed = rows.filter(({ verdict }) => verdict !== 'holds').length;
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function walk(part: Part): { readonly part: Part; readonly minutes: number; readonly verdict: string } {
  const began = performance.now();
  console.log(`\n== ${part.name}: ${part.what}`);
  const verdict = verdictOf(part);
  return { part, minutes: (performance.now() - began) / 60_000, verdict };
}

function verdictOf({ runs, environment }: Part): string {
  for (const [command, ...args] of runs) {
    const file = args.find((word) => word.endsWith('.ts'));
    if (file !== undefined && !existsSync(`${root}/${file}`)) return `IS NOT THERE: ${file}`;
    console.log(`\n> ${[command, ...args].join(' ')}`);
    const env = { ...process.env, ...environment };
    const { status } = spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env,
    });
    if (status !== 0) return 'DOES NOT HOLD';
  }
  return 'holds';
}
