import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../apps/api/src/app.ts';
import { defaultPlace, generateCoOp } from '../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../apps/api/src/features/office/importing/public.ts';
import { systemClock, todayAt } from '../apps/api/src/platform/clock.ts';
import { readEnvironment } from '../apps/api/src/platform/environment.ts';
import { openServices } from '../apps/api/src/services.ts';
import { callersIn, layUsage } from './api/callers.ts';
import { type Asked, askedOperations } from './api/calls.ts';
import { type CallPlan, type Plans, planKey, writePlans } from './api/plan.ts';
import { listenToPools, recorded } from './api/recording.ts';
import { type Caller, headersOf, requestsPerSecond, serve } from './api/serving.ts';
import { startPgBouncer } from './support/pgbouncer.ts';
import { builtProgram, productSettings, programAt, scratchVault, withScratchDatabase } from './support/product.ts';
import { median, report } from './support/report.ts';

/**
 * Operations of the API beside a bare Fastify handler that runs the same statements and sends the same answer, and
 * beside Hono with the same schemas, in turns, on as many connections of the same pool. The bare handler runs all that
 * the operation runs; `handler only` leaves out the look-ups of token and ownership. `--only history.entries`
 * asks for one; `--pooled` measures all of them behind PgBouncer, where nobody names statements; `--profile` leaves the
 * product's CPU profile in `rochdale-profile` of the folder for temporary files.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
    callers: { type: 'string', default: '20' },
    only: { type: 'string' },
    profile: { type: 'boolean', default: false },
    pooled: { type: 'boolean', default: false },
  },
});
const [rounds, seconds, count] = [Number(values.rounds), Number(values.seconds), Number(values.callers)];
const least = 0.8;
const today = todayAt(systemClock, defaultPlace.timeZone);
const asked = askedOperations.filter(({ operation }) => values.only === undefined || operation === values.only);

/** Asks each operation once for each caller, and writes down what it asks of the database. */
async function plansOf(settings: Readonly<Record<string, string>>, callers: readonly Caller[]): Promise<Plans> {
  listenToPools();
  const services = await openServices(readEnvironment({ ...settings, LOG_LEVEL: 'silent' }));
  const app = await buildApp(services);
  const plans = new Map<string, CallPlan>();
  for (const one of asked)
    for (const [index, caller] of callers.entries()) {
      const { path, method, body } = one.callOf(caller, today);
      const headers = headersOf(one, caller, index);
      const ask = async () => await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
      await ask();
      const { result, waves } = await recorded(ask);
      if (result.statusCode !== 200) throw new Error(`${one.operation}: ${result.statusCode} ${result.body}`);
      plans.set(planKey(one.operation, index), { operation: one.operation, waves, answer: result.json() });
    }
  await app.close();
  await services.close();
  return plans;
}

await withScratchDatabase(async (database, folder) => {
  const co = join(folder, 'co-op');
  await generateCoOp({ folder: co, members: 1000, seed: 1, asOf: today, place: defaultPlace, named: false });
  await importFolder({ folder: co, pool: database.pool, vault: scratchVault(), timeZone: defaultPlace.timeZone });
  const callers = await callersIn(database, count);
  await layUsage(database, callers, today);
  await database.pool.query('vacuum (analyze)');
  const pooler = values.pooled ? await startPgBouncer(database.url, folder) : undefined;
  const settings = {
    ...(await productSettings(pooler?.url ?? database.url, folder)),
    DATA_DIR: folder,
    TRUST_PROXY: 'yes',
    DATABASE_POOL: '20',
    LOG_LEVEL: 'info',
    DATABASE_NAMED_STATEMENTS: values.pooled ? 'no' : 'yes',
  };
  const plans = await plansOf(settings, callers);
  const plansFile = join(folder, 'plans');
  writePlans(plansFile, plans);
  const portOf = async () => (await productSettings(database.url, folder)).PORT ?? '';
  const peer = async () => ({ ...settings, PORT: await portOf(), PLANS: plansFile, NODE_ENV: 'production' });
  const profiling = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${join(tmpdir(), 'rochdale-profile')}`] : [];
  const product = await serve(await builtProgram('server'), settings, profiling);
  const bare = await serve(programAt('bench/api/bare-server.ts'), await peer());
  const hono = await serve(programAt('bench/api/hono-server.ts'), await peer());

  for (const one of asked) await measure(one);
  await Promise.all([product.stop(), bare.stop(), hono.stop()]);
  pooler?.stop();

  async function measure(one: Asked): Promise<void> {
    const rates: Record<string, number[]> = { product: [], bare: [], handler: [], hono: [] };
    const servers = [
      ['product', product.origin, 'all'],
      ['bare', bare.origin, 'all'],
      ['handler', bare.origin, 'handler'],
      ['hono', hono.origin, 'all'],
    ] as const;
    for (let round = -1; round < rounds; round += 1)
      for (let turn = 0; turn < servers.length; turn += 1) {
        const [name, origin, part] = servers[(turn + Math.max(0, round)) % servers.length] ?? servers[0];
        // The first turn is not counted: code that has run seldom is slower.
        const warmUp = round < 0 ? 6000 : 200;
        const rate = await requestsPerSecond(origin, one, { callers, today, seconds, part, warmUp });
        if (round >= 0) rates[name]?.push(rate);
      }
    const of = (name: string) => median(rates[name] ?? []);
    const plan = plans.get(planKey(one.operation, 0));
    const statements = plan?.waves.flat().length ?? 0;
    const size = JSON.stringify(plan?.answer).length;
    console.log(
      `${one.operation} (${statements} statements in ${plan?.waves.length} waves, ${size} bytes): ${Math.round(of('product'))}/s; ` +
        `bare ${Math.round(of('bare'))}/s, handler only ${Math.round(of('handler'))}/s (ratio ${(of('product') / of('handler')).toFixed(2)}), ` +
        `Hono ${Math.round(of('hono'))}/s (ratio ${(of('product') / of('hono')).toFixed(2)})`,
    );
    report({
      what: `API, ${one.what}, to bare Fastify`,
      unit: 'ratio',
      bound: { least },
      measured: of('product') / of('bare'),
    });
  }
});
