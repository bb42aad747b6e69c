/** One of what takes too long for `npm test`. */
export interface Part {
  readonly name: string;
  readonly what: string;
  /** Programs of the repository and their words, one after the other until one fails. */
  readonly runs: readonly (readonly [command: string, ...args: string[]])[];
  readonly environment?: Readonly<Record<string, string>>;
}

const program = (file: string, ...args: string[]) => ['npx', 'tsx', file, ...args] as const;
/** In the order in which they are run. */
export const parts: readonly Part[] = [
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
