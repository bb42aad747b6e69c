import { addDays } from '@rochdale/domain/dates';
import { hidesPlace } from '@rochdale/domain/office/member-marks/member-marks';
import { causesAtHand, descriptionsAtHand } from '@rochdale/domain/office/outages/at-hand';
import { isOver } from '@rochdale/domain/office/outages/outage-differences';
import { urgencyOf } from '@rochdale/domain/office/outages/urgency';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { latestNow, localNow } from '../../../platform/clock.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { changesOf, findOutage } from '../../service/outage/public.ts';
import { protectedAmong } from '../member-marks/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { listAffected } from './affected-store.ts';
import { findCounted, listCounted, listFeeders, partsOf } from './outages-list-store.ts';

/** Of the affected on one page. */
const pageOf = 50;

/** Outages, and whom they take the power from (office-154, office-159). */
export function outagesHandlers({ db, clock, site }: OfficeServices) {
  const now = () => localNow(clock, site().timeZone);
  const latest = () => latestNow(clock, site().timeZone);

  return {
    'outages.list': async () => {
      const asOf = now();
      const dayBefore = addDays(asOf.slice(0, 10), -1) + asOf.slice(10);
      const { outages, totals } = await listCounted(db, dayBefore, latest());
      return {
        asOf,
        current: outages.filter((one) => !isOver(one)),
        ended: outages
          .filter(isOver)
          .toSorted((one, other) => ((one.restoredAt ?? '') < (other.restoredAt ?? '') ? 1 : -1)),
        totals,
      };
    },
    'outages.see': async ({ params: { outageNumber } }) => {
      const outage = await findCounted(db, outageNumber, latest());
      if (!outage) throw refusal(404, 'outages.unknown');
      const changes = await changesOf(db, outageNumber);
      return {
        outage,
        parts: await partsOf(db, outageNumber),
        changes: changes.map(({ version, changedAt, changedBy, act, differences }) => ({
          ...{ version, at: changedAt.toISOString(), by: changedBy, act, differences },
        })),
      };
    },
    'outages.affected': async ({ caller, params: { outageNumber }, query: { after }, note }) => {
      if (!(await findOutage(db, outageNumber))) throw refusal(404, 'outages.unknown');
      const found = await listAffected(db, outageNumber, { now: now(), after: placeOf(after), most: pageOf + 1 });
      const page = found.slice(0, pageOf);
      const kept = await protectedAmong(db, [...new Set(page.map(({ memberNumber }) => memberNumber))]);
      await note(db, {
        act: 'outage-affected-seen',
        subject: { kind: 'outage', id: outageNumber },
        facts: { people: page.length },
      });
      const last = page.at(-1);
      return {
        people: page.map(({ accountNumber, memberNumber, name, address, phone, mustStayOn }) => {
          const isHidden = hidesPlace(kept.has(memberNumber), caller.permissions);
          const isCalled = mustStayOn !== null && phone !== null && !isHidden;
          return {
            ...{ accountNumber, memberNumber, name, mustStayOn },
            address: isHidden ? null : address,
            phone: isCalled ? formatPhone(phone) : null,
            urgency: urgencyOf(mustStayOn),
          };
        }),
        next: found.length > pageOf && last ? `${last.rank}~${last.locationId}~${last.accountNumber}` : null,
      };
    },
    'outages.choices': async () => ({
      feeders: await listFeeders(db),
      descriptions: descriptionsAtHand.map(inBoth),
      causes: causesAtHand.map(inBoth),
    }),
  } satisfies Partial<OfficeHandlers>;
}

const inBoth = (code: PlainTextCode) => ({ en: translatorOf('en')(code), es: translatorOf('es')(code) });

function placeOf(after: string | undefined) {
  if (after === undefined) return undefined;
  const [rank = '', locationId = '', ...rest] = after.split('~');
  if (!/^[0-3]$/.test(rank)) throw refusal(400, 'error.invalid');
  return { rank: Number(rank), locationId, accountNumber: rest.join('~') };
}
