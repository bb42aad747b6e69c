import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { localTimeOf } from '../../apps/api/src/platform/clock.ts';
import { startChild } from '../../apps/api/src/platform/process/child-program.ts';
import { freePort } from '../../apps/api/src/platform/process/free-port.ts';
import { changeStored } from '../../apps/api/src/platform/run-time-settings/run-time-settings-store.ts';
import { issueToken } from '../../apps/api/src/platform/tokens/token-store.ts';
import { officeDesk } from '../support/office-desk.ts';
import { builtProgram, productSettings, withScratchDatabase } from '../support/product.ts';
import { percentile, report } from '../support/report.ts';
import { feederOfPhone, fillTown, reportOf } from '../support/storm-town.ts';
import { textSink } from '../support/text-sink.ts';

/**
 * A storm night at a product that runs: reports come in while the dispatcher makes outages of them, tells whom each
 * affects at the carrier's rate, moves estimates and tells them again, and has power back at some while texts still go. At scale
 * 1: 18,000 members, 40 outages, 5,000 reports, 12 estimates moved. Ends with 1 where a screen takes too long, somebody
 * was told twice, after power was back, or not at all.
 */
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '180' },
    rate: { type: 'string', default: '12000' },
    pause: { type: 'string', default: '0' },
  },
});
const scale = Number(values.scale);
const [seconds, rate] = [Number(values.seconds), Number(values.rate)];
/** Between two looks of the dispatcher. */
const pauseMs = Number(values.pause) * 1000;
const outagesInAll = Math.max(2, Math.round(40 * scale));
const members = 450 * outagesInAll;
const reportsInAll = Math.round(5_000 * scale);
const moved = Math.max(1, Math.round(12 * scale));
const endedEarly = Math.max(1, Math.round(6 * scale));
const timeZone = 'America/Los_Angeles';
/** A text that was on its way when power came back is not called back. */
const onItsWayMs = 1_500;

await withScratchDatabase(
  async ({ db, pool, url }, folder) => {
    await fillTown(pool, members, outagesInAll);
    const by = { changedBy: 'bench', changedAt: new Date() };
    await changeStored(db, by, async () => [{ name: 'site:config.ANNOUNCEMENTS_PER_MINUTE', value: rate }]);
    const sink = await textSink();
    const officePort = await freePort();
    const officeUrl = `http://localhost:${officePort}`;
    const settings: Record<string, string> = {
      ...(await productSettings(url, folder)),
      ...{ DATA_DIR: folder, LOG_LEVEL: 'warn', SMS_URL: sink.url, SMS_TOKEN: 'sink' },
      ...{ OFFICE_PORT: String(officePort), OFFICE_URL: officeUrl },
      AUDIT_KEY: randomBytes(32).toString('base64url'),
    };
    const api = await startChild('API', await builtProgram('server'), settings);
    const worker = await startChild('worker', await builtProgram('worker'), settings);
    const desk = await officeDesk(db, officeUrl);
    const local = (minutes = 0) => localTimeOf(new Date(Date.now() + minutes * 60_000), timeZone);
    const said = (estimate: number) => ({
      ...{ description: 'Ice brought down a line', descriptionEs: 'El hielo derribó una línea', cause: 'Weather' },
      ...{ causeEs: 'Clima', crew: 'Crew 4', crewState: 'on-the-way' as const, startedAt: local(-1) },
      estimatedTimeOfRestoration: local(estimate),
    });
    const noPlaces = { feeders: [], substations: [], mapLocations: [], accounts: [] };
    const numbers = new Map<string, string>();
    const movedOnes = new Set<string>();
    const ended = new Map<string, number>();

    /** What a screen of the dispatcher asks for. */
    const look = async (): Promise<void> => {
      await desk.call('outages.list', {});
      await desk.call('outage-reports.list', {});
      await desk.call('portal-words.see', {});
      const some = [...numbers.values()].at(Math.floor(Math.random() * numbers.size));
      if (some === undefined) return;
      const params = { outageNumber: some };
      await desk.call('outages.see', { params });
      await desk.call('outages.affected', { params, query: {} });
      await desk.call('outages.telling', { params });
    };
    const tell = async (outageNumber: string): Promise<void> => {
      const shown = await desk.call('outages.telling', { params: { outageNumber } });
      if (shown && shown.accounts > 0)
        await desk.call('outages.tell', { params: { outageNumber }, body: { news: shown.news } });
    };
    const beginWaiting = async (): Promise<void> => {
      const reports = await desk.call('outage-reports.list', {});
      for (const { feeder, upTo } of reports?.groups.slice(0, 3) ?? []) {
        if (feeder === null || numbers.has(feeder)) continue;
        const places = { ...noPlaces, feeders: [feeder] };
        const body = { ...said(120), beginId: randomUUID(), places, reports: { feeder, upTo } };
        const begun = await desk.call('outages.begin', { body });
        if (begun) numbers.set(feeder, begun.outageNumber);
        if (begun) await tell(begun.outageNumber);
      }
    };
    const moveOne = async (): Promise<void> => {
      const next = [...numbers].find(([feeder]) => !movedOnes.has(feeder) && !ended.has(feeder));
      if (!next || movedOnes.size >= moved) return;
      const [feeder, outageNumber] = next;
      movedOnes.add(feeder);
      const seen = await desk.call('outages.see', { params: { outageNumber } });
      if (!seen) return;
      const body = { ...said(300), version: seen.outage.version, adds: noPlaces, removesFeeders: [] };
      await desk.call('outages.change', { params: { outageNumber }, body });
      await tell(outageNumber);
    };
    /** Power comes back while its texts still go. */
    const endOne = async (): Promise<void> => {
      const next = [...numbers].toReversed().find(([feeder]) => !movedOnes.has(feeder) && !ended.has(feeder));
      if (!next || ended.size >= endedEarly) return;
      const [feeder, outageNumber] = next;
      const seen = await desk.call('outages.see', { params: { outageNumber } });
      const body = { version: seen?.outage.version ?? 0, restoredAt: null, isCancelled: false };
      if (await desk.call('outages.end', { params: { outageNumber }, body })) ended.set(feeder, Date.now());
    };

    const took: number[] = [];
    const codes = new Map<number, number>();
    const reporting = async (): Promise<void> => {
      const began = Date.now();
      const base = `http://127.0.0.1:${settings.PORT}`;
      const under = new Set<Promise<void>>();
      for (let sent = 0; sent < reportsInAll; sent += 1) {
        const wait = began + (sent * seconds * 1000) / reportsInAll - Date.now();
        if (wait > 1) await pause(wait);
        const account = String(700000000 + ((sent * 7919) % members));
        const one = (async (): Promise<void> => {
          const now = new Date();
          const token = await issueToken(db, { purpose: 'access', memberNumber: account, idleMinutes: 20, now });
          const from = performance.now();
          const answer = await fetch(`${base}/v3/outage/reports`, {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify(reportOf(account)),
          });
          await answer.arrayBuffer();
          took.push(performance.now() - from);
          codes.set(answer.status, (codes.get(answer.status) ?? 0) + 1);
        })().finally(() => under.delete(one));
        under.add(one);
      }
      await Promise.all(under);
    };
    let isNight = true;
    const dispatching = async (): Promise<void> => {
      for (let round = 0, after = 0; isNight || (numbers.size < outagesInAll && after < 20); round += 1) {
        if (!isNight) after += 1;
        await look();
        await beginWaiting();
        if (round % 2 === 1) await moveOne();
        if (round % 3 === 2) await endOne();
        if (round > 2_000) break;
        await pause(pauseMs);
      }
    };
    const began = Date.now();
    const dispatcher = dispatching();
    await reporting();
    isNight = false;
    await dispatcher;
    while (movedOnes.size < moved) await moveOne();
    while (ended.size < endedEarly) await endOne();
    await settled();
    await worker.stop();
    await api.stop();
    await sink.close();
    tellFigures();

    /** Waits until nothing is on its way any more, looking at the screens meanwhile. */
    async function settled(): Promise<void> {
      for (let tries = 0; tries < 900; tries += 1) {
        const { rows } = await pool.query<{ open: number }>(
          `select (select count(*) from announcements where state in ('sending', 'stopped'))::int
           + (select count(*) from outgoing_messages where state = 'waiting')::int as open`,
        );
        if (rows[0]?.open === 0) return;
        if (tries % 5 === 0) await look();
        await pause(1_000);
      }
      throw new Error('The telling did not come to its end.');
    }

    function tellFigures(): void {
      const perPhone = new Map<string, { first: number; moved: number }>();
      let late = 0;
      for (const { phone, text, at } of sink.texts) {
        if (text.includes('is back')) continue;
        const counts = perPhone.get(phone) ?? { first: 0, moved: 0 };
        if (text.includes('now expect')) counts.moved += 1;
        else counts.first += 1;
        perPhone.set(phone, counts);
        const end = ended.get(feederOfPhone(phone, outagesInAll));
        if (end !== undefined && at > end + onItsWayMs) late += 1;
      }
      const doubled = [...perPhone.values()].filter((one) => one.first > 1 || one.moved > 1).length;
      let untold = 0;
      for (let n = 0; n < members; n += 1) {
        const phone = String(5410000000 + n);
        const feeder = feederOfPhone(phone, outagesInAll);
        const counts = perPhone.get(phone);
        const isDue = numbers.has(feeder) && !ended.has(feeder);
        if (isDue && (movedOnes.has(feeder) ? !counts?.moved : !counts?.first)) untold += 1;
      }
      console.log(`The night took ${Math.round((Date.now() - began) / 1000)} s, ${rate} messages a minute at most.`);
      console.log(`outages ${numbers.size}, estimates moved ${movedOnes.size}, back while texts went ${ended.size}`);
      console.log(`texts ${sink.texts.length} to ${perPhone.size} of ${members} members`);
      console.log(`answers to reports: ${[...codes].map(([code, count]) => `${code}: ${count}`).join(', ')}`);
      for (const [what, count] of desk.refused) console.log(`refused ${count}: ${what}`);
      for (const [name, all] of [...desk.took].sort())
        report({
          what: `storm night, ${name}, p95 of ${all.length}`,
          measured: percentile(all, 0.95),
          unit: 'ms',
          bound: { most: 300 },
        });
      report({
        what: 'storm night, a report, p95',
        measured: percentile(took, 0.95),
        unit: 'ms',
        bound: { most: 300 },
      });
      const told = (what: string, measured: number) =>
        report({ what: `storm night, ${what}`, measured, unit: 'members', bound: { most: 0 } });
      told('told twice', doubled);
      told('told after power was back', late);
      told('not told', untold);
      const outages = { what: 'storm night, outages', measured: numbers.size, unit: 'outages' };
      report({ ...outages, bound: { least: outagesInAll } });
    }
  },
  ['max_connections=100'],
);
