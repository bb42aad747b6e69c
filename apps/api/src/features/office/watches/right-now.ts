import { officeActs } from '@rochdale/contract/office-acts';
import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import { instantAt, localTimeAt } from '@rochdale/domain/dates';
import type { Permission } from '@rochdale/domain/office/staff/permissions';
import { expectedEnd } from '@rochdale/domain/website/maintenance/maintenance';
import { latestNow } from '../../../platform/clock.ts';
import type { StaffCaller } from '../../../platform/office/office-call.ts';
import type { KeptSettings } from '../../../platform/run-time-settings/kept-settings.ts';
import { maintenanceOf } from '../../../platform/run-time-settings/maintenance.ts';
import { findEntries } from '../audit/audit-store.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { membersSince, paidSince, powerNow, reportsSince } from './right-now-store.ts';

type RightNow = OfficeAnswerOf<'watches.right-now'>;

const hourMs = 3_600_000;
/** How many acts of today are told. */
const mostActs = 12;

/** How the co-op does at this moment, each figure by itself: one that cannot be had is named, and is no 0 (office-54). */
export async function rightNow(
  services: OfficeServices & { readonly runTime: KeptSettings },
  { permissions, staffId }: Pick<StaffCaller, 'permissions' | 'staffId'>,
): Promise<RightNow> {
  const { db, clock, site, runTime } = services;
  const now = clock.now();
  const { timeZone } = site();
  const midnight = instantAt(localTimeAt(now, timeZone).day, '00:00', timeZone);
  const failed: RightNow['failed'] = [];
  const figure = async <T>(
    name: RightNow['failed'][number],
    permission: Permission | 'anyone',
    ask: () => Promise<T>,
  ): Promise<T | null> => {
    if (permission !== 'anyone' && !permissions.has(permission)) return null;
    return ask().catch(() => {
      failed.push(name);
      return null;
    });
  };
  const [power, portal, paid, signedIn, reports, done] = await Promise.all([
    figure('power', 'outages.report', () => powerNow(db, latestNow(clock, timeZone))),
    figure('portal', 'anyone', async () => {
      const maintenance = maintenanceOf(await runTime.fresh(), now);
      const until = maintenance.isOn ? expectedEnd(maintenance, now) : null;
      return { isOpen: !maintenance.isOn, until: until?.toISOString() ?? null };
    }),
    figure('paid', 'payments.see', () => paidSince(db, midnight)),
    figure('signedIn', 'anyone', () => membersSince(db, new Date(now.getTime() - hourMs))),
    figure('reports', 'outages.report', () => reportsSince(db, midnight)),
    figure('done', 'anyone', () =>
      findEntries(db, { from: midnight, ...(!permissions.has('audit.see') && { staffId }) }, mostActs),
    ),
  ]);
  const acts = (done ?? []).flatMap(({ at, act: written, by, byWhom }) => {
    const act = officeActs.find((one) => one === written);
    return act === undefined ? [] : [{ at: at.toISOString(), act, by, byWhom }];
  });
  return { at: now.toISOString(), power, portal, paid, signedIn, reports, failed, done: acts };
}
