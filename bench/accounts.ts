import { defaultPlace, demoPassword, generateCoOp } from '../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../apps/api/src/features/office/importing/public.ts';
import { startChild } from '../apps/api/src/platform/process/child-program.ts';
import { builtProgram, productSettings, scratchVault, withScratchDatabase } from './support/product.ts';

/** What the overview and the list of all accounts cost a member with 1 account, with 7, and with 5,000. */
const rounds = 200;

await withScratchDatabase(async ({ pool, url }, folder) => {
  const co = `${folder}/co-op`;
  await generateCoOp({ folder: co, members: 2000, seed: 1, asOf: '2026-11-20', place: defaultPlace, named: true });
  await importFolder({ folder: co, pool, vault: scratchVault(), timeZone: defaultPlace.timeZone });
  await pool.query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state, service_zip, account_type)
     select (700000000 + n)::text, '200066', 'Rufus Teague', n || ' Long Rd', 'Alder Crossing', 'OR', '97498', 'Electric' from generate_series(1, 4999) n`,
  );
  await pool.query('analyze');
  const settings = await productSettings(url, folder);
  const api = await startChild('API', await builtProgram('server'), settings);
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${settings.PORT}${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json() as Promise<Record<string, string>>;
  };
  const members = [
    ['walter.prine', '104500017', 1],
    ['marisol.okonkwo', '104471882', 7],
    ['rufus.teague', '104500058', 5000],
  ] as const;
  const first: Record<string, number> = {};
  for (const [username, account, count] of members) {
    const { accessToken, memberNumber } = await call('/v3/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: demoPassword }),
    });
    const headers = { authorization: `Bearer ${accessToken}` };
    const paths = {
      switcher: `/v3/member/${memberNumber}/accounts?limit=5`,
      overview: `/v3/member/${memberNumber}/accounts/${account}`,
      search: `/v3/member/${memberNumber}/all-accounts?search=long&sort=balance&page=1`,
    };
    for (const [what, path] of Object.entries(paths)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await call(path, { headers });
        times.push(performance.now() - began);
      }
      const median = times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
      first[what] ??= median;
      const ratio = (median / (first[what] ?? median)).toFixed(2);
      console.log(`${what}, ${count} accounts: ${median.toFixed(2)} ms, ratio to one account ${ratio}`);
    }
  }
  await api.stop();
});
