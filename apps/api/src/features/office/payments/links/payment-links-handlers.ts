import { gates } from '@rochdale/domain/gates/gates';
import { paymentLinkState } from '@rochdale/domain/paying/payment-link/payment-link';
import { refusal } from '../../../../platform/http/refusal.ts';
import { takeTries } from '../../../../platform/limits/limits.ts';
import type { OfficeHandlers } from '../../../../platform/office/office-call.ts';
import { findAccount } from '../../../account/accounts/public.ts';
import { waysOf } from '../../../communications/messages/public.ts';
import { callOffLink, holdPaymentLink, paymentLinksOf, sendPaymentLink } from '../../../paying/payment-link/public.ts';
import { checkedItems, paymentRulesOf } from '../../../paying/payments/public.ts';
import type { OfficeServices } from '../../staff/office-services.ts';

/** Links of a member that are shown at most, and that are sent in an hour: to one member, and by one clerk. */
const [mostShown, ofMember, ofClerk] = [20, 5, 60] as const;

/** Links to pay: sent by a clerk to a contact on file, and called off (office-95, office-96). */
export function paymentLinksHandlers(services: OfficeServices) {
  const { db, clock, site } = services;
  return {
    'payment-links.list': async ({ params: { memberNumber } }) => {
      const now = clock.now();
      const found = await paymentLinksOf(db, memberNumber, mostShown);
      return {
        links: found.map(({ link, by }) => ({
          linkId: link.linkId,
          accountNumber: link.accountNumber,
          amountCents: link.amount,
          sentTo: link.sentTo,
          by,
          at: link.createdAt.toISOString(),
          expiresAt: link.expiresAt.toISOString(),
          state: paymentLinkState(link, now),
          transNo: link.transNo,
        })),
      };
    },
    'payment-links.send': async ({ caller, params: { memberNumber }, body, note }) => {
      const { accountNumber, amountCents: amount, way, reason } = body;
      const now = clock.now();
      if (!gates.quickPay({ site: site(), signedIn: false }).open) throw refusal(409, 'paymentLinks.closed');
      return db.transaction(async (tx) => {
        const found = await waysOf(tx, memberNumber);
        if (!found) throw refusal(404, 'members.unknown');
        const to = found.ways.find((one) => one.way === way);
        if (!to) throw refusal(404, 'paymentLinks.noWay');
        const rules = await paymentRulesOf(tx, site(), memberNumber);
        if ((await findAccount(tx, accountNumber))?.memberNumber !== memberNumber) throw refusal(404, 'error.notFound');
        await checkedItems(tx, [{ accountNumber, amount }], { rules, site, now });
        await takeTries(
          tx,
          [
            { key: `payment-links:member:${memberNumber}`, tries: ofMember, minutes: 60 },
            { key: `payment-links:staff:${caller.staffId}`, tries: ofClerk, minutes: 60 },
          ],
          now,
        );
        const { staffId } = caller;
        const link = { memberNumber, accountNumber, amount, to, language: found.language, staffId };
        const { linkId, expiresAt } = await sendPaymentLink(services, tx, link);
        const facts = { linkId, accountNumber, amountCents: amount, channel: to.channel };
        const subject = { kind: 'member', id: memberNumber };
        await note(tx, { act: 'payment-link-sent', subject, facts, personal: { reason, sentTo: to.masked } });
        return { sentTo: to.masked, expiresAt: expiresAt.toISOString() };
      });
    },
    'payment-links.call-off': async ({ params: { linkId }, body: { reason }, note }) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const link = await holdPaymentLink(tx, linkId);
        if (!link) throw refusal(404, 'error.notFound');
        if (paymentLinkState(link, now) !== 'open') throw refusal(409, 'paymentLinks.ended');
        await callOffLink(tx, linkId, now);
        const subject = { kind: 'member', id: link.memberNumber };
        await note(tx, { act: 'payment-link-called-off', subject, facts: { linkId }, personal: { reason } });
        return {};
      }),
  } satisfies Partial<OfficeHandlers>;
}
