import { daysBeforeMax } from '@rochdale/domain/planned/auto-pay/auto-pay';
import { languages } from '@rochdale/domain/texts/languages';
import { broughtAutoPays, broughtScheduledPayments } from '../../../../tables/brought-plans.ts';
import * as field from '../csv-fields.ts';
import { accountNumber, type Entity, memberNumber } from './entity.ts';

/** By what a plan is paid, and what its member agreed to at the old portal. */
const agreed = {
  storedPaymentId: field.optionalText(30),
  givenOn: field.optionalDay,
  way: (given) => (given === '' ? { value: 'web' } : field.oneOf('web', 'paper', 'office')(given)),
  consentText: field.optionalText(10_000, ''),
  language: (given) => (given === '' ? { value: 'en' } : field.oneOf(...languages)(given)),
  source: field.optionalWord(60, ''),
  notMovedBecause: field.optionalText(200, ''),
  endedOn: field.optionalDay,
} satisfies Entity['columns'];
const mayLack = ['givenOn', 'way', 'consentText', 'language', 'source', 'notMovedBecause', 'endedOn'];
const references = { accountNumber: 'accounts.csv', memberNumber: 'members.csv' } as const;

/** What members have set up at the old portal to be paid by itself; settling makes it theirs here (moving-in-38). */
export const broughtEntities: readonly Entity[] = [
  {
    file: 'auto-pays.csv',
    table: broughtAutoPays,
    key: ['accountNumber', 'memberNumber'],
    renewed: {
      column: 'authorizationId',
      whenChanged: ['storedPaymentId', 'daysBefore', 'ceiling', 'givenOn', 'endedOn'],
    },
    references,
    columns: {
      accountNumber,
      memberNumber,
      daysBefore: (given) => (given === '' ? { value: 0 } : field.numberFrom(0, daysBeforeMax)(given)),
      ceiling: field.optionalMoney,
      startDate: field.optionalDay,
      ...agreed,
    },
    mayLack: ['daysBefore', 'ceiling', 'startDate', ...mayLack],
    problemOf: ([, , , ceiling]) =>
      typeof ceiling === 'number' && ceiling <= 0 ? { column: 'ceiling', reason: 'must be above zero' } : undefined,
  },
  {
    file: 'scheduled-payments.csv',
    table: broughtScheduledPayments,
    key: ['scheduledId'],
    renewed: {
      column: 'authorizationId',
      whenChanged: ['accountNumber', 'memberNumber', 'storedPaymentId', 'amount', 'paymentDate', 'endedOn'],
    },
    references,
    sum: 'amount',
    columns: {
      scheduledId: field.text(30),
      accountNumber,
      memberNumber,
      amount: field.money,
      paymentDate: field.day,
      ...agreed,
    },
    mayLack,
    problemOf: ([, , , amount]) =>
      Number(amount) > 0 ? undefined : { column: 'amount', reason: 'must be above zero' },
  },
];
