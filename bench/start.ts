import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { defaultPlace, generateCoOp } from '../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../apps/api/src/features/office/importing/public.ts';
import { systemClock, todayAt } from '../apps/api/src/platform/clock.ts';
import { loaderOf } from '../apps/api/src/platform/process/child-program.ts';
import { callersIn } from './api/callers.ts';
import { askedOperations } from './api/calls.ts';
import { requestsPerSecond } from './api/serving.ts';
import { builtProgram, productSettings, programAt, scratchVault, withScratchDatabase } from './support/product.ts';
import { median, report } from './support/report.ts';

/**
 * The API process from its source and as it is built, in turns: seconds until it is ready, seconds of processor until
 * then and in the second after, memory after that, and calls a second (balances). Linux only, as it reads /proc:
 * `npx tsx bench/start.ts [--rounds 5]`.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const today = todayAt(systemClock, defaultPlace.timeZone);
const ways = {
  source: programAt('apps/api/src/server.ts'),
  built: await builtProgram('server'),
};
const kinds = ['ready, s', 'processor, s', 'memory, MB', 'calls a second'] as const;
type Kind = (typeof kinds)[number];
const ticksPerSecond = 100;

/** What the kernel knows of a process and of those that it started: they are of one group. */
async function usedBy(group: number): Promise<{ readonly seconds: number; readonly megabytes: number }> {
  const all = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => ({
        stat: await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
        memory: await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''),
      })),
  );
  // Fields after the name, which may hold spaces: the third is the group; the 12th to 15th are time, with ended children's.
  const own = all
    .map(({ stat, memory }) => ({ fields: stat.slice(stat.lastIndexOf(')') + 2).split(' '), memory }))
    .filter(({ fields }) => Number(fields[2]) === group);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    seconds: sum(own.flatMap(({ fields }) => fields.slice(11, 15).map(Number))) / ticksPerSecond,
    megabytes: sum(own.map(({ memory }) => Number(/VmRSS:\s+(\d+)/.exec(memory)?.[1] ?? 0))) / 1024,
  };
}

await withScratchDatabase(async (database, folder) => {
  const co = join(folder, 'co-op');
  await generateCoOp({ folder: co, members: 300, seed: 1, asOf: today, place: defaultPlace, named: false });
  await importFolder({ folder: co, pool: database.pool, vault: scratchVault(), timeZone: defaultPlace.timeZone });
  const callers = await callersIn(database, 20);
  const asked = askedOperations.find(({ operation }) => operation === 'accounts.info');
  if (!asked) throw new Error('There is no such operation.');
  const found = new Map<string, number[]>();
  const note = (way: string, kind: Kind, value: number) =>
    found.set(`${way} ${kind}`, [...(found.get(`${way} ${kind}`) ?? []), value]);

  for (let round = 0; round < rounds; round += 1)
    for (const [way, file] of Object.entries(ways)) {
      const own = await productSettings(database.url, folder);
      const settings: Record<string, string> = { ...own, DATA_DIR: folder, LOG_LEVEL: 'info' };
      const began = performance.now();
      const child: ChildProcess = spawn(process.execPath, [...loaderOf(file), file], {
        env: { PATH: process.env.PATH ?? '', ...settings, DATABASE_NAMED_STATEMENTS: 'yes' },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        detached: true,
      });
      const ended = once(child, 'exit');
      await Promise.race([
        once(child, 'message'),
        ended.then(() => Promise.reject(new Error(`${file} ended before it was ready.`))),
      ]);
      note(way, 'ready, s', (performance.now() - began) / 1000);
      await pause(1000);
      const { seconds, megabytes } = await usedBy(child.pid ?? 0);
      note(way, 'processor, s', seconds);
      note(way, 'memory, MB', megabytes);
      const origin = `http://127.0.0.1:${settings.PORT}`;
      note(way, 'calls a second', await requestsPerSecond(origin, asked, { callers, today, seconds: 3, warmUp: 3000 }));
      child.kill('SIGTERM');
      await ended;
    }

  const of = (way: string, kind: Kind) => median(found.get(`${way} ${kind}`) ?? []);
  for (const kind of kinds) {
    const all = Object.keys(ways).map((way) => `${way} ${of(way, kind).toFixed(2)}`);
    console.log(`${kind}: ${all.join(', ')}; built to source ${(of('built', kind) / of('source', kind)).toFixed(2)}`);
  }
  report({
    what: 'start of the API, built to source, processor',
    unit: 'ratio',
    bound: { most: 0.5 },
    measured: of('built', 'processor, s') / of('source', 'processor, s'),
  });
});
