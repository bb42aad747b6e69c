import { isWaiting } from '@rochdale/domain/office/staff/two-people';
import { todayAt } from '../../../platform/clock.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { askedOf } from '../../office/approvals/approvals-store.ts';
import type { OfficeServices } from '../../office/staff/office-services.ts';
import { changeList } from './change-list.ts';
import { listCounts, openingChangesUpTo, openingNow, testMembers } from './opening-store.ts';
import {
  changeWave,
  failuresSince,
  listWaves,
  lockWave,
  progressOfWaves,
  stuckMembers,
  type Wave,
} from './waves-store.ts';

const shown = 20;
const subjectOf = (waveNumber: number) => ({ kind: 'wave', id: String(waveNumber) });

/** How far the portal is open, who is let in before everybody is, and the waves of invitations (moving-in-30 to moving-in-35). */
export function openingHandlers({ db, clock, site }: Pick<OfficeServices, 'db' | 'clock' | 'site'>) {
  return {
    'opening.see': async ({ caller }) => {
      const now = clock.now();
      const [opening, changes, lists, tested, asked] = await Promise.all([
        openingNow(db),
        openingChangesUpTo(db, shown),
        listCounts(db),
        testMembers(db, shown),
        askedOf(db, 'opening.change'),
      ]);
      const waiting = asked.find(({ approval }) => isWaiting(approval, now));
      return {
        stage: opening.stage,
        publicPay: opening.publicPay,
        changes: changes.map(({ stage, publicPay, changedAt, changedBy, reason }) => ({
          stage,
          publicPay,
          at: changedAt.toISOString(),
          by: changedBy,
          reason,
        })),
        lists,
        testMembers: [...tested],
        asked: waiting
          ? {
              approvalId: waiting.approval.approvalId,
              by: waiting.by,
              at: waiting.approval.askedAt.toISOString(),
              reason: waiting.approval.reason,
              isOwn: waiting.approval.askedBy === caller.staffId,
            }
          : null,
      };
    },
    'opening.list': async ({ caller, body: { list, memberNumbers, reason }, note }) => ({
      unknown: await db.transaction(async (tx) => {
        const added = { now: clock.now(), today: todayAt(clock, site().timeZone), by: caller.name };
        const unknown = await changeList(tx, list, memberNumbers, added);
        const facts = { list, members: memberNumbers.length - unknown.length };
        await note(tx, { act: 'opening-list-changed', facts, personal: { memberNumbers, reason } });
        return [...unknown];
      }),
    }),
    'waves.list': async () => {
      const [all, progressOf, stuck] = await Promise.all([listWaves(db), progressOfWaves(db), stuckMembers(db, shown)]);
      const waves = await Promise.all(
        all.map(async (wave) => ({
          ...presentWave(wave),
          ...progressOf(wave.waveNumber),
          failures: wave.runningSince ? await failuresSince(db, wave.waveNumber, wave.runningSince) : 0,
        })),
      );
      return { waves, stuck: stuck.map(({ lastAt, ...one }) => ({ ...one, lastAt: lastAt.toISOString() })) };
    },
    'waves.run': async ({ params: { waveNumber }, body: { reason }, note }) => {
      await db.transaction(async (tx) => {
        const wave = await lockWave(tx, waveNumber);
        if (!wave) throw refusal(404, 'error.notFound');
        if (wave.state === 'running' || wave.state === 'done') throw refusal(409, 'staff.state.already');
        if ((await openingNow(tx)).stage === 'rehearsing') throw refusal(409, 'waves.rehearsing');
        const began = {
          state: 'running',
          stoppedFor: null,
          runningSince: clock.now(),
          callsBefore: wave.calls,
        } as const;
        await changeWave(tx, waveNumber, began);
        const facts = { again: wave.state === 'stopped' };
        await note(tx, { act: 'wave-run', subject: subjectOf(waveNumber), facts, personal: { reason } });
      });
      return {};
    },
    'waves.stop': async ({ params: { waveNumber }, body: { reason }, note }) => {
      await db.transaction(async (tx) => {
        const wave = await lockWave(tx, waveNumber);
        if (!wave) throw refusal(404, 'error.notFound');
        if (wave.state !== 'running') throw refusal(409, 'staff.state.already');
        await changeWave(tx, waveNumber, { state: 'stopped', stoppedFor: 'person' });
        await note(tx, { act: 'wave-stopped', subject: subjectOf(waveNumber), personal: { reason } });
      });
      return {};
    },
    'waves.count-calls': async ({ params: { waveNumber }, body: { calls }, note }) => {
      await db.transaction(async (tx) => {
        const wave = await lockWave(tx, waveNumber);
        if (!wave) throw refusal(404, 'error.notFound');
        await changeWave(tx, waveNumber, { calls: wave.calls + calls });
        await note(tx, { act: 'wave-calls-counted', subject: subjectOf(waveNumber), facts: { calls } });
      });
      return {};
    },
  } satisfies Partial<OfficeHandlers>;
}

const presentWave = (wave: Wave) => ({
  waveNumber: wave.waveNumber,
  state: wave.state,
  stoppedFor: wave.stoppedFor,
  perHour: wave.perHour,
  maxFailures: wave.maxFailures,
  maxCalls: wave.maxCalls,
  calls: wave.calls - wave.callsBefore,
  madeAt: wave.madeAt.toISOString(),
  madeBy: wave.madeBy,
  runningSince: wave.runningSince?.toISOString() ?? null,
});
