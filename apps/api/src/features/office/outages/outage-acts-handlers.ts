import { type LocalTime, onClockAfter } from '@rochdale/domain/dates';
import { isOver } from '@rochdale/domain/office/outages/outage-differences';
import { endViolation } from '@rochdale/domain/office/outages/outage-form';
import type { Translate } from '@rochdale/domain/texts/text';
import { latestNow, localNow } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers, StaffCaller } from '../../../platform/office/office-call.ts';
import { endOfOutage } from '../../communications/announcements/public.ts';
import {
  changesOf,
  countPlaces,
  type KeptOutage,
  keepOutageChange,
  putOutage,
  type WrittenBy,
} from '../../service/outage/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { writeOutage } from './change-outage.ts';
import { findBegunAs, nextOutageNumber } from './outages-list-store.ts';
import { settleReports } from './reports/settle-reports.ts';
import { holdForm } from './stale-outage.ts';

/** Beginning, changing, ending and opening outages again, each an entry of the audit (office-155 to office-158). */
export function outageActsHandlers(services: OfficeServices) {
  const { db, clock, site } = services;
  const now = () => localNow(clock, site().timeZone);
  const by = ({ name }: StaffCaller) => ({ name, at: clock.now(), now: now() });
  const formOf = (outageNumber: string, version: number, text: Translate) => ({
    ...{ outageNumber, version, text, clock },
    timeZone: site().timeZone,
  });
  const subjectOf = (id: string) => ({ kind: 'outage', id });

  return {
    'outages.begin': async ({ caller, body, note }) => {
      const { beginId, places: adds, reports: chosen, ...said } = body;
      return db.transaction(async (tx) => {
        const outageNumber = await nextOutageNumber(tx);
        // Whoever sends the same form twice waits for the number: then it is there.
        const begun = await findBegunAs(tx, beginId);
        if (begun) return { ...begun, places: 0, reports: 0 };
        const reports = chosen && (await settleReports(tx, services, { chosen, outageNumber, caller }));
        const written = await writeOutage(
          tx,
          {
            ...{ outageNumber, said, adds, begunAs: beginId, before: undefined, restoredAt: null, isCancelled: false },
            locationIds: reports?.locationIds ?? [],
          },
          by(caller),
        );
        const counts = { places: written.places, reports: reports?.settled ?? 0 };
        await note(tx, { act: 'outage-begun', subject: subjectOf(outageNumber), facts: { ...said, ...counts } });
        return { outageNumber, version: written.version, ...counts };
      });
    },
    'outages.change': async ({ caller, params: { outageNumber }, body, text, note }) => {
      const { version, adds, removesFeeders, ...said } = body;
      return db.transaction(async (tx) => {
        const before = await holdForm(tx, formOf(outageNumber, version, text));
        const { restoredAt, isCancelled } = before;
        const writing = { outageNumber, before, said, restoredAt, isCancelled, adds, removesFeeders };
        const written = await writeOutage(tx, writing, by(caller));
        const [change] = await changesOf(tx, outageNumber, version, 1);
        await note(tx, {
          act: 'outage-changed',
          subject: subjectOf(outageNumber),
          facts: { differences: change?.differences ?? [] },
        });
        return { outageNumber, version: written.version };
      });
    },
    'outages.end': async ({ caller, params: { outageNumber }, body, text, note }) =>
      db.transaction(async (tx) => {
        const before = await holdForm(tx, formOf(outageNumber, body.version, text));
        if (isOver(before)) throw refusal(409, 'outages.over');
        const { timeZone } = site();
        const at = latestNow(clock, timeZone);
        const ended = body.restoredAt === null ? at : onClockAfter(before.startedAt, body.restoredAt, timeZone);
        const restoredAt = body.isCancelled ? null : ended;
        const wrong = restoredAt === null ? undefined : endViolation(before.startedAt, restoredAt, at);
        if (wrong) throw fieldRefusal(wrong, 'restoredAt');
        const { isCancelled } = body;
        await endOfOutage({ clock, name: caller.name }, tx, outageNumber);
        await note(tx, { act: 'outage-ended', subject: subjectOf(outageNumber), facts: { restoredAt, isCancelled } });
        return { outageNumber, version: await endOrReopen(tx, before, { restoredAt, isCancelled }, by(caller)) };
      }),
    'outages.reopen': async ({ caller, params: { outageNumber }, body, text, note }) =>
      db.transaction(async (tx) => {
        const before = await holdForm(tx, formOf(outageNumber, body.version, text));
        if (!isOver(before)) throw refusal(409, 'outages.notOver');
        await note(tx, {
          act: 'outage-reopened',
          subject: subjectOf(outageNumber),
          personal: { reason: body.reason },
        });
        const open = { restoredAt: null, isCancelled: false };
        return { outageNumber, version: await endOrReopen(tx, before, open, by(caller)) };
      }),
  } satisfies Partial<OfficeHandlers>;
}

/** Ends an outage that is held, or opens it again. Answers its version. */
async function endOrReopen(
  tx: Transaction,
  before: KeptOutage,
  how: { readonly restoredAt: LocalTime | null; readonly isCancelled: boolean },
  by: WrittenBy & { readonly now: LocalTime },
): Promise<number> {
  const { outageNumber } = before;
  const places = await countPlaces(tx, outageNumber);
  const none = { locations: [], accounts: [], substations: [], feeders: [], mapLocations: [] };
  const kept = await putOutage(tx, { ...before, ...how, places: none }, by.now);
  return keepOutageChange(tx, outageNumber, { before: { ...before, places }, after: { ...kept, places } }, by);
}
