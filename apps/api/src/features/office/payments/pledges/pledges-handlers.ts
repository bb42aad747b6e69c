import { todayAt } from '../../../../platform/clock.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../../platform/office/office-call.ts';
import { findAccount } from '../../../account/accounts/public.ts';
import { addPledge, pledgesOf, settlePledge } from '../../../paying/payment-help/public.ts';
import type { OfficeServices } from '../../staff/office-services.ts';

/** What agencies have promised to pay for members (office-179). */
export function pledgesHandlers({ db, clock, site }: OfficeServices) {
  return {
    'pledges.list': async ({ params: { memberNumber } }) => {
      const today = todayAt(clock, site().timeZone);
      const found = await pledgesOf(db, memberNumber);
      return {
        pledges: found.map(({ pledge, by }) => ({
          pledgeId: pledge.pledgeId,
          accountNumber: pledge.accountNumber,
          agency: pledge.agency,
          amountCents: pledge.amount,
          untilDay: pledge.untilDay,
          by,
          at: pledge.recordedAt.toISOString(),
          isLate: pledge.outcome === null && pledge.untilDay < today,
          outcome: pledge.outcome,
        })),
      };
    },
    'pledges.record': async ({ caller, params: { memberNumber }, body, note }) => {
      const { pledgeId, accountNumber, agency, amountCents: amount, untilDay, reason } = body;
      if (untilDay < todayAt(clock, site().timeZone)) throw refusal(409, 'pledges.past');
      await db.transaction(async (tx) => {
        if ((await findAccount(tx, accountNumber))?.memberNumber !== memberNumber) throw refusal(404, 'error.notFound');
        const pledge = { pledgeId, accountNumber, memberNumber, agency, amount, untilDay };
        const { kept, isNew } = await addPledge(tx, {
          ...pledge,
          recordedBy: caller.staffId,
          recordedAt: clock.now(),
        });
        const isSame = kept?.agency === agency && kept.amount === amount && kept.untilDay === untilDay;
        if (!isSame) throw refusal(409, 'pledges.otherwise');
        if (!isNew) return;
        const facts = { pledgeId, accountNumber, amountCents: amount, untilDay };
        const subject = { kind: 'member', id: memberNumber };
        await note(tx, { act: 'pledge-recorded', subject, facts, personal: { reason, agency } });
      });
      return {};
    },
    'pledges.settle': async ({ params, body: { outcome, reason }, note }) =>
      db.transaction(async (tx) => {
        const pledge = await settlePledge(tx, params, outcome, clock.now());
        if (!pledge) throw refusal(409, 'pledges.settled');
        const facts = { pledgeId: pledge.pledgeId, accountNumber: pledge.accountNumber, outcome };
        const subject = { kind: 'member', id: pledge.memberNumber };
        await note(tx, { act: 'pledge-settled', subject, facts, personal: { reason } });
        return {};
      }),
  } satisfies Partial<OfficeHandlers>;
}
