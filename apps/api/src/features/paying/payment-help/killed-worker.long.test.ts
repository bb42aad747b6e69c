import { afterAll, beforeAll, expect, it } from 'vitest';
import { dyingWorker, outlives } from '../../../platform/testing/outlives.ts';
import { markExportTaken, writeExport } from '../../office/exporting/public.ts';
import { helpHarness } from './testing/help-harness.ts';

let h: Awaited<ReturnType<typeof helpHarness>>;
beforeAll(async () => {
  h = await helpHarness('file');
});
afterAll(() => h.close());

it('a worker killed before any statement grants and tells once, and never tells of what it did not grant (paying-87)', {
  timeout: 280_000,
}, async () => {
  await h.clean();
  await h.ask(await h.offered());
  const made = await writeExport({ ...h.at.services, timeZone: h.at.services.site().timeZone }, 'payment-help');
  if (!made) throw new Error('there is no file');
  await markExportTaken(h.at.database.db, made.exportNumber, h.clock.now());
  const worker = await dyingWorker();
  let kills = 0;
  for (let step = 1, alive = false; !alive; step += 1) {
    alive = await outlives(worker, h.at, step, h.clock.now().toISOString(), 'help');
    kills += Number(!alive);
    const isGranted = (await h.standing()) === 'granted';
    expect(await h.mails()).toEqual(isGranted ? ['granted', 'asked'] : ['asked']);
    await h.settle();
    expect([await h.standing(), await h.mails()]).toEqual(['granted', ['granted', 'asked']]);
    await h.query('update payment_help set answer = null, answered_at = null, answered_by = null');
    await h.query("delete from outgoing_messages where kind = 'payment-help-granted'");
  }
  await worker.remove();
  expect(kills).toBeGreaterThan(8);
});
