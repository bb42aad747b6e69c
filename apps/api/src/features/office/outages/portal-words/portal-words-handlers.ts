import { instantAt, type LocalTime } from '@rochdale/domain/dates';
import { officeMoment } from '@rochdale/domain/office/frame/office-time';
import { bannerViolation, endViolationOf, isBannerShown } from '@rochdale/domain/website/frame/portal-banner';
import type { Executor, Transaction } from '../../../../platform/database/database.ts';
import { fieldRefusal, refusal } from '../../../../platform/http/refusal.ts';
import type { OfficeHandlers, StaffCaller } from '../../../../platform/office/office-call.ts';
import { bannerOf } from '../../../../platform/run-time-settings/banner.ts';
import { maintenanceOf } from '../../../../platform/run-time-settings/maintenance.ts';
import {
  changeSetting,
  type RunTimeSettings,
  type SettingName,
  storedSettings,
} from '../../../../platform/run-time-settings/run-time-settings.ts';
import { holdSettings, listSettingChanges } from '../../../../platform/run-time-settings/run-time-settings-store.ts';
import type { OfficeServices } from '../../staff/office-services.ts';

/** A banner above the portal's pages, and closing the portal; both end by themselves (website-45, website-46). */
export function portalWordsHandlers({ db, clock, site }: OfficeServices) {
  const lastChange = async (at: Executor, name: SettingName) => {
    const [last] = await listSettingChanges(at, name, 1);
    return last;
  };
  const shown = async (at: Executor) => {
    const stored = await storedSettings(at);
    const now = clock.now();
    const [banner, maintenance] = [bannerOf(stored), maintenanceOf(stored, now)];
    return {
      banner: {
        ...presentChange(await lastChange(at, 'banner')),
        ...{ en: banner.en, es: banner.es, isOn: isBannerShown(banner, now) },
        until: banner.until?.toISOString() ?? null,
      },
      maintenance: {
        ...presentChange(await lastChange(at, 'maintenance')),
        isOn: maintenance.isOn,
        until: maintenance.until?.toISOString() ?? null,
      },
    };
  };
  /** Changes a setting within the transaction, unless somebody was quicker. */
  const change = async <N extends SettingName>(
    tx: Transaction,
    name: N,
    value: RunTimeSettings[N],
    { version, caller }: { readonly version: number; readonly caller: StaffCaller },
  ): Promise<void> => {
    await holdSettings(tx);
    const last = await lastChange(tx, name);
    if ((last?.changeId ?? 0) !== version && last)
      throw refusal(409, 'portalWords.quicker', {
        name: last.changedBy,
        time: officeMoment(last.changedAt, clock.now(), site().timeZone),
      });
    await changeSetting(tx, name, value, { changedBy: caller.name, changedAt: clock.now() });
  };
  const instantOf = (local: LocalTime | null): Date | null =>
    local === null ? null : instantAt(local.slice(0, 10), local.slice(11), site().timeZone);

  return {
    'portal-words.see': async () => shown(db),
    'portal-words.banner': async ({ caller, body: { version, isOn, en, es, until: local }, note }) =>
      db.transaction(async (tx) => {
        const until = instantOf(local);
        const wrong = isOn ? bannerViolation({ en, es, until }, clock.now()) : undefined;
        if (wrong) throw fieldRefusal(wrong.violation, wrong.field);
        const value = { isOn, en: en.trim(), es: es.trim(), until: until?.toISOString() ?? null };
        await change(tx, 'banner', value, { version, caller });
        await note(tx, { act: 'banner-changed', facts: value });
        return shown(tx);
      }),
    'portal-words.maintenance': async ({ caller, body: { version, isOn, until: local }, note }) =>
      db.transaction(async (tx) => {
        const until = isOn ? instantOf(local) : null;
        const wrong = isOn ? endViolationOf(until, clock.now()) : undefined;
        if (wrong) throw fieldRefusal(wrong, 'until');
        const value = { isOn, until: until?.toISOString() ?? null, endsItself: true };
        await change(tx, 'maintenance', value, { version, caller });
        await note(tx, { act: 'maintenance-changed', facts: value });
        return shown(tx);
      }),
  } satisfies Partial<OfficeHandlers>;
}

const presentChange = (
  last: { readonly changeId: number; readonly changedBy: string; readonly changedAt: Date } | undefined,
) => ({
  version: last?.changeId ?? 0,
  by: last?.changedBy ?? null,
  at: last?.changedAt.toISOString() ?? null,
});
