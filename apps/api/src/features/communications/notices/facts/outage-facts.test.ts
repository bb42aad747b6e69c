import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { localTimeOf } from '../../../../platform/clock.ts';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { saveOutages } from '../../../service/outage/public.ts';
import { deliver } from '../../messages/deliver-job.ts';
import { noticeCheck } from '../notice-check.ts';
import { runNotices } from '../run-notices.ts';
import { choose, notifiedMember, toldOf } from '../testing/notified-co-op.ts';

const number = '980501';
const night = '2028-06-10T05:30:00Z';
let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date(night);
const calls: string[] = [];

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  await notifiedMember(at, { number, phone: '5415550581' }, { location_id: 'LR1' });
  await notifiedMember(at, { number: '980502', phone: '5415550582' }, { location_id: 'LR2' });
  await choose(at, number, ['outage'], ['voice'], '2028-01-01T00:00:00Z');
});
afterAll(() => at.close());
beforeEach(async () => {
  now = new Date(night);
  calls.length = 0;
  await at.database.pool.query(
    'truncate outages, outage_locations, outage_estimates, outage_changes, notices, notice_deliveries, outgoing_messages',
  );
});

const passes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const local = () => localTimeOf(now, at.services.site().timeZone);
const startedAt = '2028-06-09T22:00';
/** An outage system tells how the outage stands. */
async function isTold(more: { restoredAt?: string; locations?: string[]; startedAt?: string } = {}): Promise<void> {
  const { locations = ['LR1'], restoredAt = null } = more;
  const record = {
    ...{
      outageNumber: 'R1',
      description: 'Storm',
      descriptionEs: null,
      cause: null,
      causeEs: null,
      crewAssignedAt: null,
    },
    ...{ startedAt: more.startedAt ?? startedAt, estimatedTimeOfRestoration: null, isCancelled: false, restoredAt },
    places: { locations, accounts: [], substations: [], feeders: [], mapLocations: [] },
  };
  const by = { now: local(), at: now, timeZone: at.services.site().timeZone, name: null };
  expect((await saveOutages(at.services.db, [{ line: 1, record }], by)).problems).toEqual([]);
}
const run = async () => {
  passes(5);
  await runNotices({ ...at.services, log: fastify({ logger: false }).log });
};
const deliverAll = async () => {
  const voice = async (_: string, { text }: { readonly text: string }) => void calls.push(text);
  const { rows } = await at.database.pool.query(
    "select message_id as id from outgoing_messages where state = 'waiting'",
  );
  for (const { id } of rows)
    await deliver(
      { ...at.services, check: noticeCheck(at.services), carriers: { email: undefined, text: undefined, voice } },
      id,
    );
};
const restorations = () => calls.filter((text) => text.includes('Power is back'));

it('an outage that is opened again is told again, and so is its end, also days after it began', async () => {
  await isTold();
  await run();
  await isTold({ restoredAt: local() });
  await run();
  passes(3 * 24 * 60);
  await isTold();
  await run();
  await run();
  await isTold({ restoredAt: local() });
  await run();
  await run();
  expect(await toldOf(at, number)).toEqual(['outage R1', 'restoration R1', 'outage R1 2', 'restoration R1 2']);
});

it('that power is back waits where it is out again before anybody told that, and goes once it is back', async () => {
  await isTold();
  await run();
  await isTold({ restoredAt: local() });
  await run();
  await isTold();
  now = new Date('2028-06-10T19:00:00Z');
  await deliverAll();
  expect(restorations()).toEqual([]);
  await isTold({ restoredAt: local() });
  await run();
  await deliverAll();
  await deliverAll();
  expect(restorations()).toHaveLength(1);
});

it('that power is back is dropped where it is told to be out again, and told once at the end', async () => {
  await isTold();
  await run();
  await isTold({ restoredAt: local() });
  await run();
  await isTold();
  now = new Date('2028-06-10T19:00:00Z');
  await run();
  await deliverAll();
  expect(calls).toEqual([expect.stringContaining('out')]);
  await isTold({ restoredAt: local() });
  await run();
  await deliverAll();
  expect(restorations()).toHaveLength(1);
});

it('a place that left an outage which goes on elsewhere is told that its power is back, and when it is out again', async () => {
  await isTold({ locations: ['LR1', 'LR2'] });
  await run();
  await isTold({ locations: ['LR2'] });
  await run();
  await run();
  expect(await toldOf(at, number)).toEqual(['outage R1', 'restoration R1']);
  await isTold({ locations: ['LR1', 'LR2'] });
  await run();
  expect((await toldOf(at, number)).at(-1)).toBe('outage R1 2');
});
