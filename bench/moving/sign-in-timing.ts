import { parseArgs } from 'node:util';
import { defaultPlace, generateCoOp } from '../../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../../apps/api/src/features/office/importing/public.ts';
import { startChild } from '../../apps/api/src/platform/process/child-program.ts';
import { builtProgram, productSettings, scratchVault, withScratchDatabase } from '../support/product.ts';

/**
 * How long a refused sign-in takes for a login that exists and for one that does not, in pairs; and a forgotten password
 * that is answered by e-mail beside one that is not. Medians differ by 5 % at most, or the answer tells who is a member.
 */
const { values } = parseArgs({ options: { pairs: { type: 'string', default: '2000' } } });
const pairs = Number(values.pairs);

await withScratchDatabase(async ({ pool, url }, folder) => {
  const co = `${folder}/co-op`;
  await generateCoOp({
    folder: co,
    members: pairs * 2,
    seed: 1,
    asOf: '2026-11-20',
    place: defaultPlace,
    named: false,
  });
  await importFolder({ folder: co, pool, vault: scratchVault() });
  const logins = (await pool.query('select login_id, email from logins order by login_key limit $1', [pairs])).rows;
  const settings: Record<string, string> = { ...(await productSettings(url, folder)), TRUST_PROXY: 'yes' };
  const api = await startChild('API', await builtProgram('server'), settings);
  const timed = async (path: string, body: object, address: string): Promise<number> => {
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${settings.PORT}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    if (response.status === 429) throw new Error('A limit was met: this measures nothing.');
    return performance.now() - began;
  };
  const compare = async (what: string, path: string, bodyOf: (username: string, email: string) => object) => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (const [index, login] of logins.entries()) {
      const address = `10.${(index >> 12) & 255}.${(index >> 4) & 255}.${index & 15}`;
      const tries = [
        async () => known.push(await timed(path, bodyOf(login.login_id, login.email), address)),
        async () => unknown.push(await timed(path, bodyOf(`nobody.${index}`, `nobody.${index}@example.com`), address)),
      ];
      for (const one of index % 2 === 0 ? tries : tries.reverse()) await one();
    }
    const [one, other] = [median(known), median(unknown)];
    console.log(
      `${what}: known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, ratio ${(one / other).toFixed(3)}`,
    );
  };
  for (let warm = 0; warm < 50; warm += 1)
    await timed('/v3/login', { username: `warm.${warm}`, password: 'wrong' }, `10.255.0.${warm}`);
  await compare('wrong password', '/v3/login', (username) => ({ username, password: 'Wrong-1-password!' }));
  await compare('forgotten password', '/v3/recovery/password', (username, email) => ({ username, email }));
  await api.stop();
});

function median(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
