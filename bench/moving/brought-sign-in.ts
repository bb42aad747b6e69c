import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importFolder } from '../../apps/api/src/features/office/importing/public.ts';
import { startChild } from '../../apps/api/src/platform/process/child-program.ts';
import { vaultOf } from '../../apps/api/src/platform/sealing/vault.ts';
import { broughtPassword, writeBroughtLogins } from '../support/brought-logins.ts';
import { builtProgram, productSettings, withScratchDatabase } from '../support/product.ts';

/**
 * How long a wrong password takes for a login with another system's hash, for one of ours and for an unknown name, in turns;
 * then so many first sign-ins at once, and how long another call waits meanwhile.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '60' },
    cost: { type: 'string', default: '12' },
    once: { type: 'string', default: '50' },
  },
});
const rounds = Number(values.rounds);
const atOnce = Number(values.once);
const median = (times: readonly number[]) => [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0;

await withScratchDatabase(async ({ pool, url }, folder) => {
  const settings: Record<string, string> = { ...(await productSettings(url, folder)), TRUST_PROXY: 'yes' };
  const moved = join(folder, 'moved');
  await mkdir(moved);
  await writeBroughtLogins(moved, rounds * 2 + atOnce * 2, { bcryptCost: Number(values.cost) });
  await importFolder({ folder: moved, pool, vault: vaultOf([settings.MASTER_KEY ?? '']) });
  const api = await startChild('API', await builtProgram('server'), settings);
  let visitor = 0;
  const timed = async (path: string, body?: object): Promise<number> => {
    visitor += 1;
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${settings.PORT}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${visitor >> 8}.${visitor & 255}.7` },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    if (response.status === 429 || response.status >= 500) throw new Error(`Answered ${response.status}.`);
    return performance.now() - began;
  };
  const signIn = (username: string, password: string) => timed('/v3/login', { username, password });
  const ours = Array.from({ length: rounds }, (_, index) => `mover.${index * 2}`);
  for (const name of ours) await signIn(name, broughtPassword);
  const kinds = {
    brought: (index: number) => `mover.${index * 2 + 1}`,
    ours: (index: number) => `mover.${index * 2}`,
    unknown: (index: number) => `nobody.${index}`,
  };
  const times: Record<keyof typeof kinds, number[]> = { brought: [], ours: [], unknown: [] };
  await signIn('warm.up', 'wrong');
  for (let index = 0; index < rounds; index += 1)
    for (const kind of ['brought', 'ours', 'unknown'] as const)
      times[kind].push(await signIn(kinds[kind](index), 'Wrong-1-password!'));
  for (const kind of ['brought', 'ours', 'unknown'] as const)
    console.log(`wrong password, ${kind}: median ${median(times[kind]).toFixed(1)} ms`);

  const began = performance.now();
  const waits: number[] = [];
  let isOver = false;
  const others = (async () => {
    while (!isOver) waits.push(await timed('/healthz'));
  })();
  const all = await Promise.all(
    Array.from({ length: atOnce }, (_, index) => signIn(`mover.${rounds * 2 + index * 2}`, broughtPassword)),
  );
  isOver = true;
  await others;
  console.log(
    `${atOnce} first sign-ins at once, bcrypt ${values.cost}: ${((performance.now() - began) / 1000).toFixed(1)} s in all, the last after ${(Math.max(...all) / 1000).toFixed(1)} s; another call meanwhile: median ${median(waits).toFixed(1)} ms of ${waits.length}, ${Math.max(...waits).toFixed(0)} ms at most`,
  );
  await api.stop();
});
