import { randomInt } from 'node:crypto';
import { isClosed } from '@rochdale/domain/account/holdings/holding';
import { answerBy, helpYear } from '@rochdale/domain/paying/payment-help/answer-time';
import { type HelpAnswer, helpOffers, isSameOffer } from '@rochdale/domain/paying/payment-help/help-offers';
import type { HelpGrantor, HelpKind, HelpSettings } from '@rochdale/domain/paying/payment-help/help-settings';
import { todayAt } from '../../../platform/clock.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { type Account, findAccount, lockAccounts } from '../../account/accounts/public.ts';
import type { BillingLink } from '../../account/billing-link/public.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { tellHelp } from './payment-help-messages.ts';
import { addHelp, endOverOf, helpUsed, isArranged, openHelp, type PaymentHelp } from './payment-help-store.ts';

/** What asking for help works with. */
export interface HelpServices extends MessageServices {
  readonly db: Database;
  readonly billingLink: BillingLink;
}

/** Who grants it: where the link is to, and does not take it, a person of the office does (paying-88). */
export function grantorOf(settings: HelpSettings, kind: HelpKind, link: BillingLink): HelpGrantor {
  const by = settings[kind]?.grantedBy ?? 'office';
  return by === 'link' && !link.uses.tells.has('payment-extension') ? 'office' : by;
}

/** What an account may be offered today. */
export async function offersOf(
  db: Executor,
  account: Account,
  settings: HelpSettings,
  today: string,
): Promise<HelpAnswer> {
  const used = await helpUsed(db, account, helpYear(today));
  const facts = {
    ...account,
    isClosed: isClosed(account, today),
    hasArrangement: await isArranged(db, account.accountNumber),
  };
  return helpOffers(settings, facts, used, today);
}

/** What a page showed when it was asked for. Cents. */
export interface SeenOffer {
  readonly kind: HelpKind;
  readonly amount: number;
  readonly lastDay: string;
}

/**
 * Keeps what a member asks for and tells them that it is asked, within one transaction (paying-86). One at a time on an
 * account: the same once more is the one that is open. Answers whether it is new.
 */
export async function askHelp(
  services: HelpServices,
  tx: Transaction,
  { accountNumber, memberNumber, seen }: { accountNumber: string; memberNumber: string; seen: SeenOffer },
): Promise<{ readonly help: PaymentHelp; readonly isNew: boolean }> {
  const { clock, site, billingLink } = services;
  const { timeZone, paymentHelp: settings } = site();
  if (!settings) throw refusal(404, 'error.serviceUnavailable');
  const now = clock.now();
  const today = todayAt(clock, timeZone);
  await lockAccounts(tx, [accountNumber]);
  const account = await findAccount(tx, accountNumber);
  if (!account) throw refusal(404, 'error.notFound');
  await endOverOf(tx, { accountNumber, memberNumber }, today, now);
  const open = await openHelp(tx, accountNumber);
  if (open) {
    const isSame = open.kind === seen.kind && open.amount === seen.amount && open.lastDay === seen.lastDay;
    if (!isSame) throw refusal(409, 'paymentHelp.open');
    return { help: open, isNew: false };
  }
  const { offers } = await offersOf(tx, account, settings, today);
  const offer = offers.find(({ kind }) => kind === seen.kind);
  if (!offer) throw refusal(409, 'paymentHelp.notOffered');
  if (!isSameOffer(offer, seen)) throw refusal(409, 'paymentHelp.changed');
  const grantor = grantorOf(settings, offer.kind, billingLink);
  const asked = {
    ...{ accountNumber, memberNumber, kind: offer.kind, amount: offer.amount, parts: offer.parts },
    ...{ lastDay: seen.lastDay, grantor, askedOn: today, askedAt: now },
    answerBy: answerBy(settings, grantor, now, timeZone),
  };
  while (!(await addHelp(tx, { ...asked, helpNumber: newNumber(today) })));
  const help = await openHelp(tx, accountNumber);
  if (!help) throw new Error('A row that was just written is gone.');
  await tellHelp(services, tx, help, 'asked');
  return { help, isNew: true };
}

const newNumber = (day: string): string => `PH-${day.slice(2).replaceAll('-', '')}-${randomInt(100_000, 1_000_000)}`;
