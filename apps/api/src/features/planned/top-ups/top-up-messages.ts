import type { TopUpEnd } from '@rochdale/domain/planned/top-ups/top-up';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageServices, tellMember } from '../../communications/messages/public.ts';
import { authorizedText, type Consent } from '../authorizations/public.ts';
import type { TopUp } from './top-ups-store.ts';

type Told = Pick<TopUp, 'accountNumber' | 'memberNumber'>;

/** Confirms by e-mail that an account is topped up by itself, with what its member agreed to. */
export async function tellSetUp(
  services: MessageServices,
  tx: Transaction,
  topUp: Told,
  given: Consent,
): Promise<void> {
  await tellMember(services, tx, topUp.memberNumber, 'top-up-set', (text, formats) => ({
    subject: text('mail.topUp.set.subject'),
    paragraphs: [...authorizedText(services, given, text, formats), text('mail.ifNotYou')],
  }));
}

/** Confirms by e-mail that its member has ended it. */
export async function tellRemoved(services: MessageServices, tx: Transaction, topUp: Told): Promise<void> {
  await tellMember(services, tx, topUp.memberNumber, 'top-up-removed', (text, _formats, _language, named) => ({
    subject: text('mail.topUp.removed.subject'),
    paragraphs: [text('mail.topUp.removed', { number: named(topUp.accountNumber) }), text('mail.ifNotYou')],
  }));
}

const endedTexts = {
  notPrepaid: 'mail.topUp.ended.notPrepaid',
  closed: 'mail.topUp.ended.closed',
  method: 'mail.topUp.ended.method',
  declined: 'mail.topUp.ended.declined',
} as const;

/** Tells by e-mail that it has ended by itself, and why (paying-94). */
export async function tellEnded(services: MessageServices, tx: Transaction, topUp: Told, why: TopUpEnd): Promise<void> {
  const { accountNumber, memberNumber } = topUp;
  const phone = services.site().settings.phoneNumber;
  await tellMember(services, tx, memberNumber, 'top-up-ended', (text, _formats, _language, named) => {
    const number = named(accountNumber);
    const reason =
      why === 'restricted' ? text('mail.topUp.ended.restricted', { number, phone }) : text(endedTexts[why], { number });
    return {
      subject: text('mail.topUp.ended.subject', { number: accountNumber }),
      paragraphs: [reason],
      ...actionTo(text('mail.due.payNow'), why, accountNumber),
    };
  });
}

const daysLeftOf = (accountno: string) => addressOf('prepaid', { accountno });

/** There is nothing to pay on an account that is closed or billed now. */
const actionTo = (label: string, why: TopUpEnd, accountNumber: string) =>
  why === 'closed' || why === 'notPrepaid' ? {} : { action: { label, to: daysLeftOf(accountNumber) } };
