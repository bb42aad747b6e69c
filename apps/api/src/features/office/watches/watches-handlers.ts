import { type MeasuredWatch, waitingInOrder, watchTotals } from '@rochdale/domain/office/watches/watch-states';
import { mayTakeWatch, type WatchKind, watchesSeenBy, watchOf } from '@rochdale/domain/office/watches/watches';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers, StaffCaller } from '../../../platform/office/office-call.ts';
import type { KeptSettings } from '../../../platform/run-time-settings/kept-settings.ts';
import { mayDecideOf } from '../approvals/may-do.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { measureWatches, type WatchServices } from './measure-watches.ts';
import { rightNow } from './right-now.ts';
import {
  chooseMorningMail,
  giveWatchBack,
  takeWatch,
  type WatchHolder,
  wantsMorningMail,
  watchHolders,
} from './takes-store.ts';

/** Today: what needs a person, and whose it is (office-51 to office-54). */
export function watchesHandlers(services: OfficeServices & WatchServices & { readonly runTime: KeptSettings }) {
  const { db, clock } = services;

  /** A watch that the caller does not see is not there; one that they may not settle is refused. */
  const requireTakeable = (kind: WatchKind, { permissions }: StaffCaller): void => {
    if (!watchesSeenBy(permissions).includes(kind)) throw refusal(404, 'error.notFound');
    if (!mayTakeWatch(kind, permissions)) throw refusal(403, 'staff.permission.missing');
  };

  return {
    'watches.list': async ({ caller }) => {
      const { permissions, staffId } = caller;
      const viewer = { staffId, operations: mayDecideOf(permissions) };
      const [all, holders, isWanted] = await Promise.all([
        measureWatches(services, { kinds: watchesSeenBy(permissions), viewer }),
        watchHolders(db),
        wantsMorningMail(db, staffId),
      ]);
      const waiting = waitingInOrder(all);
      const rest = all.filter((watch) => !waiting.includes(watch));
      return {
        at: clock.now().toISOString(),
        wantsMorningMail: isWanted,
        totals: watchTotals(all),
        watches: [...waiting, ...rest].map((watch) => present(watch, holders, caller)),
      };
    },
    'watches.right-now': async ({ caller }) => rightNow(services, caller),
    'watches.take': async ({ caller, params, body, note }) => {
      const { kind } = params;
      const { staffId } = caller;
      requireTakeable(kind, caller);
      await db.transaction(async (tx) => {
        const isTaken = await takeWatch(tx, { kind, staffId, from: body.from, now: clock.now() });
        if (isTaken)
          return note(tx, { act: 'watch-taken', subject: { kind: 'watch', id: kind }, facts: { from: body.from } });
        const holder = (await watchHolders(tx)).find((one) => one.kind === kind);
        if (holder?.staffId === staffId) return;
        throw holder ? refusal(409, 'watch.taken', { name: holder.name }) : refusal(409, 'watch.changed');
      });
      return {};
    },
    'watches.give-back': async ({ caller, params, note }) => {
      const { kind } = params;
      if (!watchesSeenBy(caller.permissions).includes(kind)) throw refusal(404, 'error.notFound');
      await db.transaction(async (tx) => {
        if (await giveWatchBack(tx, kind, caller.staffId))
          return note(tx, { act: 'watch-given-back', subject: { kind: 'watch', id: kind } });
        const holder = (await watchHolders(tx)).find((one) => one.kind === kind);
        if (holder) throw refusal(409, 'watch.taken', { name: holder.name });
      });
      return {};
    },
    'watches.choose-mail': async ({ caller, body, note }) => {
      const { isWanted } = body;
      await db.transaction(async (tx) => {
        if (await chooseMorningMail(tx, caller.staffId, isWanted, clock.now()))
          await note(tx, { act: 'morning-mail-chosen', facts: { isWanted } });
      });
      return {};
    },
  } satisfies Partial<OfficeHandlers>;
}

function present({ kind, reading, state }: MeasuredWatch, holders: readonly WatchHolder[], caller: StaffCaller) {
  const { group, place, command } = watchOf(kind);
  const holder = holders.find((one) => one.kind === kind);
  const isNever = reading !== 'failed' && reading.oldest === 'never';
  return {
    kind,
    group,
    state,
    count: reading === 'failed' ? null : state === 'clear' ? 0 : reading.count,
    oldest: reading === 'failed' || reading.oldest === 'never' ? null : (reading.oldest?.toISOString() ?? null),
    isNever,
    deadline: reading === 'failed' ? null : (reading.deadline?.toISOString() ?? null),
    place,
    command,
    mayTake: mayTakeWatch(kind, caller.permissions),
    holder: holder
      ? {
          staffId: holder.staffId,
          name: holder.name,
          isOwn: holder.staffId === caller.staffId,
          takenAt: holder.takenAt.toISOString(),
        }
      : null,
  };
}
