import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import { contactPreferences, isContactPreference } from '@rochdale/domain/account/unclaimed-credits/claim';
import { formatDay, localTimeAt } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { type ComparedLine, comparedLines } from '@rochdale/domain/office/queues/compared-lines';
import type { HelpPart } from '@rochdale/domain/paying/payment-help/help-offers';
import { serviceKinds } from '@rochdale/domain/service/application-for-service/application';
import type { Translate } from '@rochdale/domain/texts/text';
import { formatPhone, formatZip } from '@rochdale/domain/typed-formats';
import type { Executor } from '../../../platform/database/database.ts';
import { profileOnFile } from '../../account/account-profile/public.ts';
import { findAccount } from '../../account/accounts/public.ts';
import type { PaymentHelp } from '../../paying/payment-help/public.ts';
import { type Asked, creditOf } from './asked-store.ts';
import { rateChangeLines } from './rate-change-lines.ts';

type Line = OfficeAnswerOf<'queues.see'>['lines'][number];

const line = (label: string, after: string, before = ''): Line => ({ label, before, after });
const joined = (parts: readonly (string | undefined)[], by = ', '): string => parts.filter(Boolean).join(by);

/** What was asked for, line by line, as the office reads it; of what is on file, beside that. */
export async function askedLines(
  db: Executor,
  asked: Asked,
  { text, timeZone }: { readonly text: Translate; readonly timeZone: string },
): Promise<Line[]> {
  switch (asked.kind) {
    case 'profile-change': {
      const onFile = await profileOnFile(db, asked.row.memberNumber);
      return onFile ? comparedLines(onFile, asked.row.change).map((one) => profileLine(one, text)) : [];
    }
    case 'application':
      return applicationLines(asked.row.application, text);
    case 'service-order': {
      const { description, accountNumber, phone, comments } = asked.row;
      return [
        line(text('queues.line.work'), description),
        line(text('queues.line.account'), accountNumber),
        line(text('serviceRequests.phone'), formatPhone(phone ?? '')),
        line(text('serviceRequests.comments'), comments ?? ''),
      ];
    }
    case 'claim':
      return claimLines(db, asked.row, text);
    case 'payment-help':
      return helpLines(db, asked.row, text, timeZone);
    case 'rate-change':
      return rateChangeLines(asked.row, text);
    case 'returned-letter':
      return [
        line(text('queues.line.memberNumber'), asked.row.memberNumber),
        line(text('queues.line.letter'), asked.row.letterId),
      ];
  }
}

function profileLine({ field, of, before, after }: ComparedLine, text: Translate): Line {
  const label = {
    name: () => text('queues.line.name'),
    address: () => text('queues.line.address', { account: of ?? '' }),
    phone: () => text('queues.line.phone', { type: of ?? '' }),
  };
  return line(label[field](), after, before);
}

function applicationLines(one: Extract<Asked, { kind: 'application' }>['row']['application'], text: Translate): Line[] {
  const kind = serviceKinds.find((name) => name === one.kind);
  const mail =
    one.mailTo === 'other'
      ? joined([one.mailStreet, one.mailUnit, one.mailCity, joined([one.mailState, formatZip(one.mailZip)], ' ')])
      : text('applicationForService.mailTo.same');
  return [
    line(text('applicationForService.kind'), kind ? text(`applicationForService.kind.${kind}`) : one.kind),
    ...(one.accountType === '' ? [] : [line(text('applicationForService.accountType'), one.accountType)]),
    line(text('applicationForService.startDate'), formatDay(one.startDate)),
    line(
      text('applicationForService.serviceAddress'),
      joined([one.street, one.unit, one.city, joined([one.state, formatZip(one.zip)], ' ')]),
    ),
    line(text('applicationForService.mailingAddress'), mail),
    line(text('applicationForService.name'), joined([one.firstName, one.lastName], ' ')),
    ...(one.businessName === '' ? [] : [line(text('applicationForService.businessName'), one.businessName)]),
    line(text('applicationForService.phone'), formatPhone(one.phone)),
    line(text('applicationForService.email'), one.email),
    line(text('applicationForService.comments'), one.comments),
  ];
}

/** A claim beside whose credits they are; of the Social Security number it is said only whether its digits were given. */
async function claimLines(
  db: Executor,
  row: Extract<Asked, { kind: 'claim' }>['row'],
  text: Translate,
): Promise<Line[]> {
  const credit = await creditOf(db, row.memberNumber);
  const former = credit && (credit.companyName || joined([credit.firstName, credit.lastName], ' '));
  const placeOf = (street: readonly string[], { city, state, zip }: { city: string; state: string; zip: string }) =>
    joined([...street, city, joined([state, formatZip(zip)], ' ')]);
  const { contactPref } = row;
  return [
    line(text('queues.line.memberNumber'), row.memberNumber, row.memberNumber),
    line(text('unclaimedCredits.name'), row.name, former),
    line(
      text('unclaimedCredits.address'),
      placeOf([row.address1, row.address2], row),
      credit && placeOf([credit.address], credit),
    ),
    line(text('unclaimedCredits.phone'), formatPhone(row.phone)),
    line(text('unclaimedCredits.email'), row.email),
    line(
      text('queues.line.answerBy'),
      isContactPreference(contactPref) ? text(contactPreferences[contactPref]) : contactPref,
    ),
    line(text('queues.line.ssn'), text(row.ssn === null ? 'queues.line.ssn.missing' : 'queues.line.ssn.given')),
    line(text('unclaimedCredits.comments'), row.comments),
  ];
}

const grantorWords = {
  office: 'queues.help.by.office',
  link: 'queues.help.by.link',
  file: 'queues.help.by.file',
} as const;

/** What a member asked for, and what the books say of the account now. */
async function helpLines(db: Executor, row: PaymentHelp, text: Translate, timeZone: string): Promise<Line[]> {
  const promised = localTimeAt(row.answerBy, timeZone);
  const account = await findAccount(db, row.accountNumber);
  const part = ({ day, amount }: HelpPart): string => `${formatDay(day)} ${formatMoney(amount)}`;
  return [
    line(text('queues.line.account'), row.accountNumber),
    line(
      text('queues.line.help'),
      text(row.kind === 'extension' ? 'queues.help.extension' : 'queues.help.arrangement'),
    ),
    line(text('queues.line.helpPlan'), row.parts.map(part).join('; ')),
    line(text('queues.line.helpAnswerBy'), text(grantorWords[row.grantor])),
    line(text('queues.line.helpPromised'), `${formatDay(promised.day)} ${promised.time}`),
    ...(account
      ? [
          line(text('queues.line.status'), account.derivedStatus),
          line(text('queues.line.balance'), formatMoney(account.accountBalance)),
          line(text('queues.line.pastDue'), formatMoney(account.pastDueAmount)),
          line(text('queues.line.cutOff'), account.cutOffDate === null ? '' : formatDay(account.cutOffDate)),
        ]
      : []),
    ...(row.contradictedAt === null ? [] : [line(text('queues.line.contradicted'), text('queues.help.contradicted'))]),
  ];
}
