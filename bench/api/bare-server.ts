import Fastify from 'fastify';
import pg from 'pg';
import { answeringWaves, planKey, readPlans } from './plan.ts';
import { runWaves } from './run-plan.ts';

/** Bare Fastify: a handler that runs the same statements, and sends the same answer. Nothing is checked. */
const plans = readPlans(process.env.PLANS ?? '');
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: Number(process.env.DATABASE_POOL) });
const app = Fastify();
const answering = new Map([...plans].map(([key, plan]) => [key, answeringWaves(plan)]));

app.all('/v3/*', async (request) => {
  const key = planKey(String(request.headers['x-operation']), String(request.headers['x-caller']));
  const plan = plans.get(key);
  if (!plan) throw new Error('There is no such plan.');
  await runWaves(pool, request.headers['x-part'] === 'handler' ? (answering.get(key) ?? []) : plan.waves);
  return plan.answer;
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('ready');
process.once('SIGTERM', () => process.exit());
