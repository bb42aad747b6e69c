import { takesPublicPay } from '@rochdale/domain/office/opening/stages';
import { todayAt } from '../../../platform/clock.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { TwoPeopleActs } from '../../../platform/office/office-call.ts';
import type { OfficeServices } from '../../office/staff/office-services.ts';
import { addOpeningChange, endSessionsOutside, lockStage, openingNow } from './opening-store.ts';
import { addWave } from './waves-store.ts';

const portal = { kind: 'portal', id: 'stage' };

/** What takes two people of opening the portal (moving-in-30, moving-in-33). */
export function openingActs({ clock, site }: Pick<OfficeServices, 'clock' | 'site'>) {
  return {
    'opening.change': async (tx, { body }, by) => {
      const { from, stage, reason } = body;
      const publicPay = takesPublicPay({ stage, publicPay: body.publicPay });
      await lockStage(tx);
      const before = await openingNow(tx);
      // Somebody was quicker.
      if (before.stage !== from) throw refusal(409, 'opening.changed');
      if (before.stage === stage && before.publicPay === publicPay) throw refusal(409, 'staff.state.already');
      const changedAt = clock.now();
      await addOpeningChange(tx, { stage, publicPay, changedAt, changedBy: by.name, reason });
      const moment = { now: changedAt, today: todayAt(clock, site().timeZone) };
      const sessions = await endSessionsOutside(tx, { stage, publicPay }, moment);
      const facts = { from, to: stage, publicPay, sessions };
      await by.note(tx, { act: 'opening-changed', subject: portal, facts, personal: { reason } });
    },
    'waves.make': async (tx, { body }, by) => {
      const { size, perHour, maxFailures, maxCalls, reason } = body;
      const made = { state: 'ready', perHour, maxFailures, maxCalls, madeAt: clock.now(), madeBy: by.name } as const;
      const { waveNumber, members } = await addWave(tx, made, size);
      if (members === 0) throw refusal(409, 'waves.nobodyLeft');
      const subject = { kind: 'wave', id: String(waveNumber) };
      await by.note(tx, { act: 'wave-made', subject, facts: { members, perHour }, personal: { reason } });
    },
  } satisfies Partial<TwoPeopleActs>;
}
