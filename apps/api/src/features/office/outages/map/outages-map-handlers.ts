import { hidesPlace } from '@rochdale/domain/office/member-marks/member-marks';
import { urgencyOf } from '@rochdale/domain/office/outages/urgency';
import { mapOutage } from '@rochdale/domain/service/outage-map/outage-map';
import { latestNow, localNow } from '../../../../platform/clock.ts';
import type { OfficeHandlers } from '../../../../platform/office/office-call.ts';
import { presentTerritory, servedAreaMemory, type Territory } from '../../../service/outage/public.ts';
import { protectedAmong } from '../../member-marks/public.ts';
import type { OfficeServices } from '../../staff/office-services.ts';
import { waitingPlaces } from '../reports/waiting-places.ts';
import { type DrawnPlace, drawnPlaces, placesOfReports, pressingPlaces } from './outages-map-store.ts';

/** The map beside the desk: an outage has the shape that members see, so that no house is told by it (office-185 to office-187). */
export function outagesMapHandlers(services: OfficeServices & { readonly territory: Territory }) {
  const { db, clock, site, territory } = services;
  const servedArea = servedAreaMemory(db);
  return {
    'outages.map': async ({ caller: { permissions } }) => {
      const asOf = localNow(clock, site().timeZone);
      const latest = latestNow(clock, site().timeZone);
      const today = asOf.slice(0, 10);
      const seesPressing = permissions.has('outages.change');
      const [served, drawn, waiting, pressing] = await Promise.all([
        servedArea.at(clock.now()),
        drawnPlaces(db, latest),
        waitingPlaces(db, clock.now(), today),
        seesPressing ? pressingPlaces(db, latest, today) : [],
      ]);
      const kept = await protectedAmong(db, [
        ...new Set([
          ...waiting.flatMap(({ memberNumber }) => memberNumber ?? []),
          ...pressing.flatMap(({ memberNumbers }) => memberNumbers),
        ]),
      ]);
      const isSeen = (members: readonly string[]) =>
        !hidesPlace(
          members.some((one) => kept.has(one)),
          permissions,
        );
      const seen = waiting.filter(({ memberNumber }) => isSeen(memberNumber === null ? [] : [memberNumber]));
      const seenPressing = pressing.filter(({ memberNumbers }) => isSeen(memberNumbers));
      const places = await placesOfReports(
        db,
        seen.map(({ reportNumber }) => reportNumber),
      );
      return {
        asOf,
        outages: [...byOutage(drawn)].map(([outageNumber, affected]) => {
          const { shape, labelAt } = mapOutage(affected, served);
          return {
            outageNumber,
            shape: shape.map((polygon) => polygon.map((ring) => ring.map(([x, y]): [number, number] => [x, y]))),
            labelAt: labelAt && ([labelAt[0], labelAt[1]] satisfies [number, number]),
          };
        }),
        reports: seen.flatMap(({ reportNumber, feeder, mustStayOn }) => {
          const at = places.get(reportNumber);
          return at
            ? [{ reportNumber, feeder, at: [at[0], at[1]] as [number, number], urgency: urgencyOf(mustStayOn) }]
            : [];
        }),
        mustStayOn: seesPressing
          ? seenPressing.map(({ outageNumber, words, longitude, latitude }) => ({
              ...{ outageNumber, words, urgency: urgencyOf(words) },
              at: [longitude, latitude] as [number, number],
            }))
          : null,
        hidden: waiting.length - seen.length + pressing.length - seenPressing.length,
      };
    },
    'outages.ground': async () => presentTerritory(territory),
  } satisfies Partial<OfficeHandlers>;
}

function byOutage(places: readonly DrawnPlace[]): Map<string, DrawnPlace[]> {
  const found = new Map<string, DrawnPlace[]>();
  for (const place of places) {
    const known = found.get(place.outageNumber);
    if (known) known.push(place);
    else found.set(place.outageNumber, [place]);
  }
  return found;
}
