import { afterAll, beforeAll, expect, it } from 'vitest';
import { dyingWorker, outlives } from '../../../../platform/testing/outlives.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { webhookBench } from './testing/webhook-bench.ts';

/** Statements between one death and the next. */
const stride = 5;

let bench: Awaited<ReturnType<typeof webhookBench>>;
let worker: Awaited<ReturnType<typeof dyingWorker>>;

beforeAll(async () => {
  bench = await webhookBench();
  worker = await dyingWorker();
}, 120_000);
afterAll(async () => {
  await worker.remove();
  await bench.close();
});

it('a worker killed at any statement loses no event, and keeps the order of each subject (office-139)', async () => {
  await bench.webhook(['outage.changed']);
  let killed = 0;
  for (let step = 1; ; step += stride) {
    for (const subject of ['A', 'B']) for (const n of [1, 2]) await bench.outageTold(`${subject}-${step}`, n);
    const instant = bench.clock.now().toISOString();
    const trial = { WAYS_OUT_TRIAL: bench.host };
    if (await outlives(worker, bench.at, step, instant, 'webhooks', trial)) break;
    killed += 1;
  }
  await deliverWebhooks(bench.services);
  expect(killed).toBeGreaterThan(3);
  expect(new Set(await bench.standing())).toEqual(new Set(['sent']));
  const first = new Map<string, { subject: string; n: unknown }>();
  for (const { id, subject, data } of bench.came()) if (!first.has(id)) first.set(id, { subject, n: data.n });
  const [{ events }] = await bench.rows('select count(*)::int as events from webhook_events');
  expect(first.size).toBe(events);
  for (const subject of new Set([...first.values()].map((one) => one.subject)))
    expect([subject, [...first.values()].filter((one) => one.subject === subject).map(({ n }) => n)]).toEqual([
      subject,
      [1, 2],
    ]);
  console.log(`${events} events, ${killed} deaths, ${bench.came().length - events} sent once more.`);
}, 300_000);
