import { isRoutingNumber } from '@rochdale/domain/planned/draft-payments/bank-account';
import { lastDayOfMonth } from '@rochdale/domain/planned/draft-payments/draft-day';
import { languages } from '@rochdale/domain/texts/languages';
import { authorizations } from '../../../../tables/authorizations.ts';
import { drafts } from '../../../../tables/draft-payments.ts';
import { type BroughtAuthorization, bringAuthorizations } from '../../../planned/authorizations/public.ts';
import * as field from '../csv-fields.ts';
import { accountNumber, type Entity, type FinishedRow, type Row } from './entity.ts';

const bankAccount = ['routingNumber', 'bankAccountNumber', 'lastFour', 'draftAccountType'];

/** Drafts that the billing system brings along; those that members set up here stay as they are (office-5). */
export const draftEntities: readonly Entity[] = [
  {
    file: 'drafts.csv',
    table: drafts,
    key: ['accountNumber'],
    locked: 'bankAccountNumber',
    keepsOwn: 'createdAt',
    memberOfAccount: true,
    emptied: { column: 'prenoteEffectiveDate', whenChanged: bankAccount },
    renewed: { column: 'authorizationId', whenChanged: [...bankAccount, 'draftType', 'token'] },
    finish: finishedDraft,
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      draftType: field.oneOf('bank', 'credit-card'),
      draftMethod: field.oneOf('WHEN_BILLED', 'END_OF_MONTH', 'DAY_OF_MONTH', 'DAYS_AFTER_BILLING', 'CYCLE'),
      draftDay: field.optionalNumberFrom(1, 99),
      startDate: field.day,
      draftAccountType: field.optionalMatching(/^(Checking|Savings)$/, 'must be Checking or Savings'),
      routingNumber: field.secret(field.optionalMatching(/^\d{9}$/, 'must be 9 digits')),
      bankAccountNumber: field.secret(field.optionalMatching(/^\d{4,18}$/, 'must be 4 to 18 digits')),
      financialInstitutionName: field.optionalText(256, ''),
      lastFour: field.matching(/^\d{0,4}$/, 'must be at most four digits'),
      token: field.secret(field.optionalMatching(/^[\w-]{1,200}$/, 'is not a token of the payment company')),
    },
  },
  {
    file: 'draft-authorizations.csv',
    table: authorizations,
    key: ['accountNumber'],
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      givenOn: field.day,
      way: (given) => (given === '' ? { value: 'web' } : field.oneOf(...ways)(given)),
      consentText: field.optionalText(10_000, ''),
      language: (given) => (given === '' ? { value: 'en' } : field.oneOf(...languages)(given)),
    },
    problemOf: ([, givenOn]) =>
      String(givenOn) < earliest ? { column: 'givenOn', reason: `is before ${earliest}` } : undefined,
    write: (db, rows) => bringAuthorizations(db, rows.map(authorizationOf)),
  },
];

const ways = ['web', 'paper', 'office'] as const;
/** Nobody agreed to a debit before there were any. */
const earliest = '1970-01-01';

function authorizationOf([
  number,
  givenOn,
  way,
  consentText,
  language,
]: readonly field.FieldValue[]): BroughtAuthorization {
  return {
    accountNumber: String(number),
    givenOn: String(givenOn),
    way: way === 'paper' || way === 'office' ? way : 'web',
    consentText: String(consentText),
    language: String(language),
  };
}

/** What the columns of a draft ask of one another. The last four digits follow from the number where that is given. */
function finishedDraft(row: Row): FinishedRow {
  const { draftMethod, draftDay, bankAccountNumber: number, lastFour } = row;
  const hasDay = draftMethod === 'DAY_OF_MONTH' || draftMethod === 'DAYS_AFTER_BILLING';
  if (hasDay && draftDay === null) return { column: 'draftDay', problem: `is empty, but ${draftMethod} needs it` };
  if (!hasDay && draftDay !== null) return { column: 'draftDay', problem: `must be empty for ${draftMethod}` };
  if (draftMethod === 'DAY_OF_MONTH' && Number(draftDay) > lastDayOfMonth)
    return { column: 'draftDay', problem: `must be at most ${lastDayOfMonth}` };
  if (number === null) return { row };
  if (row.draftType !== 'bank') return { column: 'bankAccountNumber', problem: 'must be empty for a card' };
  if (row.token !== null) return { column: 'token', problem: 'must be empty beside a bank account number' };
  if (row.draftAccountType === null) return { column: 'draftAccountType', problem: 'is empty' };
  if (row.routingNumber === null || !isRoutingNumber(String(row.routingNumber)))
    return { column: 'routingNumber', problem: 'is no routing number' };
  const digits = String(number).slice(-4);
  return lastFour === '' || lastFour === digits
    ? { row: { ...row, lastFour: digits } }
    : { column: 'lastFour', problem: 'are not the last four digits of bankAccountNumber' };
}
