import type { LocalDay } from '@rochdale/domain/dates';
import { broughtPassword, broughtPasswordProblem } from '@rochdale/domain/identity/foreign-hashes/brought-password';
import { broughtScopes } from '@rochdale/domain/identity/grants/reach';
import { languages } from '@rochdale/domain/texts/languages';
import { sinceEver } from '../../../../tables/account-holdings.ts';
import { financialInstitutions } from '../../../../tables/draft-payments.ts';
import { loginGrants } from '../../../../tables/login-grants.ts';
import { accountPreferences } from '../../../../tables/my-profile.ts';
import { storedPayments } from '../../../../tables/payment-profile.ts';
import { logins } from '../../../../tables/sign-in.ts';
import { importPreferences } from '../../../account/operation-roundup/operation-roundup-store.ts';
import { type BroughtLogin, importLogins } from '../../../identity/foreign-hashes/public.ts';
import { tidyAuthenticatorSecret } from '../../../identity/sign-in/public.ts';
import * as field from '../csv-fields.ts';
import { accountNumber, type Entity, memberNumber } from './entity.ts';

/** What members have chosen at the portal, for co-ops that bring it along. */
export const portalEntities: readonly Entity[] = [
  {
    file: 'account-preferences.csv',
    table: accountPreferences,
    key: ['accountNumber'],
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      emailBillNotice: field.flag(false),
      paperlessBilling: field.flag(false),
      paperlessOther: field.flag(false),
      operationRoundup: field.flag(false),
      operationRoundupAmount: field.optionalMoney,
      operationRoundupExpiration: field.optionalDay,
      chosenOn: field.optionalDay,
      source: field.optionalWord(60, ''),
    },
    mayLack: ['chosenOn', 'source'],
    write: (db, rows) => importPreferences(db, rows.map(preferencesOf)),
  },
  {
    file: 'financial-institutions.csv',
    table: financialInstitutions,
    key: ['routingNumber'],
    references: {},
    columns: {
      routingNumber: field.matching(/^\d{9}$/, 'must be 9 digits'),
      name: field.text(256),
      newRoutingNumber: field.optionalMatching(/^\d{9}$/, 'must be 9 digits'),
    },
  },
  {
    file: 'stored-payments.csv',
    table: storedPayments,
    key: ['memberNumber', 'storedPaymentId'],
    references: { memberNumber: 'members.csv' },
    columns: {
      memberNumber,
      storedPaymentId: field.text(30),
      paymentType: field.oneOf('Credit', 'Check'),
      brand: field.optionalWord(20, ''),
      lastFour: field.matching(/^\d{0,4}$/, 'must be at most four digits'),
      expires: field.optionalMatching(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month like 2028-04'),
      token: field.secret(field.optionalMatching(/^[\w-]{1,200}$/, 'is not a token of the payment company')),
      usedByAutoPay: field.flag(false),
    },
  },
  {
    file: 'logins.csv',
    table: logins,
    key: ['loginKey'],
    unique: 'memberNumber',
    keepsExisting: true,
    references: { memberNumber: 'members.csv' },
    emails: ['email'],
    columns: {
      loginKey: field.matching(/^\P{Lu}{1,60}$/u, 'must be the login id in lower case'),
      loginId: field.text(60),
      memberNumber: (given) => (given === '' ? { value: null } : memberNumber(given)),
      email: field.text(60),
      passwordHash: field.secret(passwordHash),
      lastUsedOn: field.optionalDay,
      language: (given) => (given === '' ? { value: null } : field.oneOf(...languages)(given)),
      authenticatorSecret: field.secret(authenticatorSecret),
    },
    mayLack: ['lastUsedOn', 'language', 'authenticatorSecret'],
    write: (db, rows, writing) =>
      importLogins(
        db,
        rows.map((row) => loginOf(row, writing.today)),
        writing,
      ),
  },
  {
    file: 'login-grants.csv',
    table: loginGrants,
    key: ['loginKey', 'memberNumber', 'accountNumber'],
    // What a row of logins.csv opens by itself is a grant as well.
    besideOwn: true,
    references: { loginKey: 'logins.csv', memberNumber: 'members.csv', accountNumber: 'accounts.csv' },
    columns: {
      loginKey: field.text(60),
      memberNumber,
      accountNumber: (given) => (given === '' ? { value: '' } : accountNumber(given)),
      scope: (given) => (given === '' ? { value: 'all' } : field.oneOf(...broughtScopes)(given)),
      beginsOn: (given) => (given === '' ? { value: sinceEver } : field.day(given)),
      endsOn: field.optionalDay,
    },
    mayLack: ['accountNumber', 'scope', 'beginsOn', 'endsOn'],
  },
];

/** Our own hash or another system's; a reason shows nothing of it. */
function passwordHash(given: string): ReturnType<field.FieldCodec> {
  const problem = given.length > 300 ? 'is longer than 300 characters' : broughtPasswordProblem(given);
  return problem === undefined ? { value: given } : { problem };
}

/** The secret that a member's authenticator app has, in base32; kept encrypted. */
function authenticatorSecret(given: string): ReturnType<field.FieldCodec> {
  if (given === '') return { value: null };
  const secret = tidyAuthenticatorSecret(given);
  return secret === undefined ? { problem: 'is not the base32 secret of an authenticator app' } : { value: secret };
}

function loginOf(
  [loginKey, loginId, member, email, hash, lastUsedOn, language, secret]: readonly field.FieldValue[],
  today: LocalDay,
): BroughtLogin {
  return {
    loginKey: String(loginKey),
    loginId: String(loginId),
    memberNumber: member === null ? null : String(member),
    email: String(email),
    language: language === 'en' || language === 'es' ? language : null,
    secret: typeof secret === 'string' ? secret : null,
    password: broughtPassword(String(hash), typeof lastUsedOn === 'string' ? lastUsedOn : null, today),
  };
}

function preferencesOf(values: readonly field.FieldValue[]): Parameters<typeof importPreferences>[1][number] {
  const [
    accountNumber,
    emailBillNotice,
    paperlessBilling,
    paperlessOther,
    operationRoundup,
    amount,
    expiration,
    ...from
  ] = values;
  const [chosenOn, source] = from;
  return {
    accountNumber: String(accountNumber),
    emailBillNotice: emailBillNotice === true,
    paperlessBilling: paperlessBilling === true,
    paperlessOther: paperlessOther === true,
    operationRoundup: operationRoundup === true,
    operationRoundupAmount: typeof amount === 'number' ? amount : null,
    operationRoundupExpiration: typeof expiration === 'string' ? expiration : null,
    chosenOn: typeof chosenOn === 'string' ? chosenOn : null,
    source: String(source ?? ''),
  };
}
