import { daysBetween } from '@rochdale/domain/dates';
import { gates } from '@rochdale/domain/gates/gates';
import { centsOf, dollarsOf } from '@rochdale/domain/money';
import { answerBy } from '@rochdale/domain/paying/payment-help/answer-time';
import { amountInNeed, type HelpOffer } from '@rochdale/domain/paying/payment-help/help-offers';
import { type HelpSettings, helpKinds } from '@rochdale/domain/paying/payment-help/help-settings';
import { isHelpOpen } from '@rochdale/domain/paying/payment-help/help-standing';
import { stillTaken } from '@rochdale/domain/paying/payment-help/still-taken';
import { localTimeOf, todayAt } from '../../../platform/clock.ts';
import type { Handlers, MemberCaller } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { findAccount } from '../../account/accounts/public.ts';
import { nextArrangement } from '../../account/overview/overview-store.ts';
import { plannedOfMember } from '../../planned/planned-payments/public.ts';
import type { PaymentServices } from '../payments/public.ts';
import { askHelp, grantorOf, type HelpServices, offersOf } from './ask-help.ts';
import { newestHelp } from './payment-help-store.ts';
import { awaitedPledges } from './pledges-store.ts';
import { presentHelp } from './present-help.ts';

/** Requests that a member may make in an hour. */
const requestsAnHour = 30;

/** Help for who cannot pay what is due (paying-84). Ownership is checked before these run. */
export function paymentHelpHandlers(
  services: HelpServices & Pick<PaymentServices, 'gateway'>,
): Pick<Handlers, 'payment-help.get' | 'payment-help.ask'> {
  const { db, clock, site, billingLink, gateway } = services;

  const presentOffer = (offer: HelpOffer, settings: HelpSettings, today: string) => {
    const { kind, amount, parts, used, perYear } = offer;
    const grantor = grantorOf(settings, kind, billingLink);
    const lastDay = parts.at(-1)?.day ?? today;
    const by = answerBy(settings, grantor, clock.now(), site().timeZone);
    return {
      ...{ kind, used, perYear, lastDay, grantor, amount: dollarsOf(amount), days: daysBetween(today, lastDay) },
      parts: parts.map((part) => ({ day: part.day, amount: dollarsOf(part.amount) })),
      answerBy: localTimeOf(by, site().timeZone),
    };
  };

  /** What plans take until a day although there is help; another's login is told nothing of plans. */
  const takenUntil = async (lastDay: string | undefined, accountNumber: string, caller: MemberCaller) => {
    if (lastDay === undefined || caller.actingLogin !== undefined) return [];
    const { memberNumber } = caller;
    const today = todayAt(clock, site().timeZone);
    const planned = await plannedOfMember({ db, site: site(), gateway, memberNumber, now: clock.now(), today });
    return stillTaken(planned.payments, accountNumber, lastDay).map((one) => ({
      ...one,
      amount: dollarsOf(one.amount),
    }));
  };

  return {
    'payment-help.get': async ({ params: { accountNumber }, caller, text, language }) => {
      const here = site(language);
      const { timeZone, paymentHelp: settings } = here;
      const account = await findAccount(db, accountNumber);
      if (!account || !settings) throw refusal(404, 'error.notFound');
      const today = todayAt(clock, timeZone);
      const shows = (name: 'arrangements' | 'averageBilling') => gates[name]({ site: here, signedIn: true }).open;
      const [{ offers, denials }, newest, pledges, arrangement] = await Promise.all([
        offersOf(db, account, settings, today),
        newestHelp(db, accountNumber),
        awaitedPledges(db, accountNumber, account.memberNumber),
        shows('arrangements') ? nextArrangement(db, accountNumber) : undefined,
      ]);
      const help = newest ? await presentHelp(db, newest, { today, timeZone, now: clock.now(), text }) : null;
      const isOpen = help !== null && isHelpOpen(help.standing);
      const shown = isOpen ? [] : offers.map((offer) => presentOffer(offer, settings, today));
      const lastDays = isOpen ? [help.lastDay] : shown.map(({ lastDay }) => lastDay);
      return {
        owed: dollarsOf(amountInNeed({ ...account, isClosed: false, hasArrangement: false })),
        isPastDue: account.pastDueAmount > 0,
        dueDate: account.dueDate,
        today,
        offers: shown,
        denials: isOpen ? [] : helpKinds.flatMap((kind) => (denials[kind] ? [{ kind, why: denials[kind] }] : [])),
        stillTaken: await takenUntil(lastDays.sort().at(-1), accountNumber, caller),
        help,
        pledges: pledges.map(({ agency, amount, untilDay }) => ({ agency, amount: dollarsOf(amount), untilDay })),
        fund: settings.fund ?? null,
        arrangement: arrangement
          ? {
              balance: dollarsOf(arrangement.arrangementBalance),
              nextAmount: dollarsOf(arrangement.nextPaymentAmount),
              nextDay: arrangement.nextPaymentDueDate,
            }
          : null,
        averageBilling: shows('averageBilling'),
      };
    },

    'payment-help.ask': async ({ params: { accountNumber }, body, caller: { memberNumber }, note }) => {
      const limit = { key: `payment-help:${memberNumber}`, tries: requestsAnHour, minutes: 60 };
      const tries = await takeTries(db, [limit], clock.now());
      const seen = { kind: body.kind, amount: centsOf(body.amount), lastDay: body.lastDay };
      const { help, isNew } = await db.transaction(async (tx) => {
        const done = await askHelp(services, tx, { accountNumber, memberNumber, seen });
        if (done.isNew) await note(tx, { kind: 'payment-help-asked' });
        return done;
      });
      if (!isNew) await tries.giveBack();
      return { helpNumber: help.helpNumber, answerBy: localTimeOf(help.answerBy, site().timeZone) };
    },
  };
}
