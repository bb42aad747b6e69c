import { serve } from '@hono/node-server';
import type { OperationSpec } from '@rochdale/contract/operation';
import { type OperationName, operations } from '@rochdale/contract/operations/operations';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import pg from 'pg';
import { planKey, readPlans } from './plan.ts';
import { runWaves } from './run-plan.ts';

/** A peer: Hono with the same schemas for what comes and what goes, the same statements, the same answer. */
const plans = readPlans(process.env.PLANS ?? '');
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: Number(process.env.DATABASE_POOL) });
const app = new Hono();
app.onError((error, context) =>
  context.json({ message: error.message }, error instanceof HTTPException ? error.status : 500),
);

for (const name of new Set([...plans.values()].map(({ operation }) => operation))) mountOne(name, operations[name]);

function mountOne(name: OperationName, row: OperationSpec): void {
  app.on(row.method, row.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    row.params?.parse(context.req.param());
    row.query?.parse(context.req.query());
    row.body?.parse(await context.req.json());
    const plan = plans.get(planKey(name, context.req.header('x-caller') ?? ''));
    if (!plan) throw new HTTPException(404);
    await runWaves(pool, plan.waves);
    return context.body(JSON.stringify(row.response.parse(plan.answer)), 200, { 'content-type': 'application/json' });
  });
}

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) }, () => process.send?.('ready'));
process.once('SIGTERM', () => process.exit());
