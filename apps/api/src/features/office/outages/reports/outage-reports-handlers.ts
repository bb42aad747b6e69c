import { instantAt } from '@rochdale/domain/dates';
import { hidesPlace } from '@rochdale/domain/office/member-marks/member-marks';
import { isOver } from '@rochdale/domain/office/outages/outage-differences';
import { urgencyOf } from '@rochdale/domain/office/outages/urgency';
import { localNow } from '../../../../platform/clock.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { OfficeHandlers, StaffCaller } from '../../../../platform/office/office-call.ts';
import { addPlaces, countPlaces, holdOutage, keepOutageChange } from '../../../service/outage/public.ts';
import { protectedAmong } from '../../member-marks/public.ts';
import type { OfficeServices } from '../../staff/office-services.ts';
import { bringBack, countReports, listSetAside, type ReportedPlace } from './reports-store.ts';
import { settleReports } from './settle-reports.ts';
import { waitingPlaces } from './waiting-places.ts';

/** What members report and nobody has made an outage of (office-161 to office-163, office-176). */
export function outageReportsHandlers(services: OfficeServices) {
  const { db, clock, site } = services;
  return {
    'outage-reports.list': async ({ caller }) => {
      const now = clock.now();
      const { timeZone } = site();
      const day = localNow(clock, timeZone).slice(0, 10);
      const places = await waitingPlaces(db, now, day);
      const members = places.flatMap(({ memberNumber }) => memberNumber ?? []);
      const kept = await protectedAmong(db, [...new Set(members)]);
      const groups = new Map<string | null, ReportedPlace[]>();
      for (const one of places) groups.set(one.feeder, [...(groups.get(one.feeder) ?? []), one]);
      const { waiting, settled } = await countReports(db, now, instantAt(day, '00:00', timeZone));
      return {
        waiting,
        settledToday: settled,
        groups: [...groups.values()].flatMap((group) => presentGroup(group, caller, kept)),
        setAside: (await listSetAside(db, now)).map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
      };
    },
    'outage-reports.assign': async ({ caller, body: { chosen, outageNumber }, note }) =>
      db.transaction(async (tx) => {
        const before = await holdOutage(tx, outageNumber);
        if (!before) throw refusal(404, 'outages.unknown');
        if (isOver(before)) throw refusal(409, 'outages.over');
        const places = await countPlaces(tx, outageNumber);
        const { settled, skipped, locationIds } = await settleReports(tx, services, { chosen, outageNumber, caller });
        await addPlaces(tx, outageNumber, locationIds);
        const reached = await countPlaces(tx, outageNumber);
        const by = { name: caller.name, at: clock.now() };
        const counts = { before: { ...before, places }, after: { ...before, places: reached } };
        await keepOutageChange(tx, outageNumber, counts, by);
        await note(tx, {
          act: 'outage-reports-assigned',
          subject: { kind: 'outage', id: outageNumber },
          facts: { chosen, settled, skipped, places: reached - places },
        });
        return { settled, skipped };
      }),
    'outage-reports.dismiss': async ({ caller, body: { chosen }, note }) =>
      db.transaction(async (tx) => {
        const { settled, skipped } = await settleReports(tx, services, { chosen, outageNumber: null, caller });
        await note(tx, { act: 'outage-reports-dismissed', facts: { chosen, settled, skipped } });
        return { settled, skipped };
      }),
    'outage-reports.bring-back': async ({ body, note }) =>
      db.transaction(async (tx) => {
        const broughtBack = await bringBack(tx, body);
        if (broughtBack === 0) throw refusal(409, 'outages.reports.notSetAside');
        await note(tx, { act: 'outage-reports-brought-back', facts: { ...body, broughtBack } });
        return { broughtBack };
      }),
  } satisfies Partial<OfficeHandlers>;
}

function presentGroup(group: readonly ReportedPlace[], { permissions }: StaffCaller, kept: ReadonlySet<string>) {
  const [first] = group;
  if (!first) return [];
  return {
    feeder: first.feeder,
    substation: first.substation,
    reports: first.groupReports,
    places: first.groupPlaces,
    lifeSupport: first.groupLifeSupport,
    upTo: first.groupUpTo,
    since: new Date(first.groupSince).toISOString(),
    shown: group.map((one) => {
      const { reportNumber, memberNumber, name, address, town, reason, remarks, callBack, mustStayOn, others } = one;
      const isHidden = hidesPlace(memberNumber !== null && kept.has(memberNumber), permissions);
      return {
        ...{ reportNumber, memberNumber, name, reason, remarks, mustStayOn, others },
        at: new Date(one.reportedAt).toISOString(),
        address: isHidden ? null : address,
        town: isHidden ? null : town,
        callBack: isHidden ? null : callBack,
        urgency: urgencyOf(mustStayOn),
      };
    }),
  };
}
