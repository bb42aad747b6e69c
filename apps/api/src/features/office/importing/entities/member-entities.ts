import { memberIdentities, memberPersons, memberPhones, members } from '../../../../tables/accounts.ts';
import * as field from '../csv-fields.ts';
import { type Entity, memberNumber } from './entity.ts';

/** Members, and how they are reached and known. */
export const memberEntities: readonly Entity[] = [
  {
    file: 'members.csv',
    table: members,
    key: ['memberNumber'],
    references: {},
    emails: ['email'],
    columns: {
      memberNumber,
      firstName: field.optionalText(100, ''),
      middleName: field.optionalText(100, ''),
      lastName: field.optionalText(100, ''),
      email: field.optionalText(60),
      organizationName: field.optionalText(100, ''),
    },
    mayLack: ['organizationName'],
    problemOf: ([, firstName, , lastName, , organizationName]) => {
      if (lastName !== '' || organizationName !== '') return undefined;
      return firstName === ''
        ? { column: 'lastName', reason: 'is empty, and so is organizationName' }
        : { column: 'lastName', reason: 'is empty' };
    },
  },
  {
    file: 'member-persons.csv',
    table: memberPersons,
    key: ['memberNumber', 'personName'],
    onlyRead: true,
    references: { memberNumber: 'members.csv' },
    columns: {
      memberNumber,
      personName: field.text(100),
      relation: field.optionalWord(60, ''),
      mayAct: field.flag(false),
      until: field.optionalDay,
    },
    mayLack: ['relation', 'mayAct', 'until'],
  },
  {
    file: 'member-phones.csv',
    table: memberPhones,
    key: ['memberNumber', 'phone'],
    references: { memberNumber: 'members.csv' },
    columns: {
      memberNumber,
      phone: field.digits(10, 10),
      phoneType: field.word(30),
      extension: field.matching(/^\d{0,6}$/, 'must be up to 6 digits'),
    },
  },
  {
    file: 'member-identities.csv',
    table: memberIdentities,
    key: ['memberNumber'],
    hashed: 'ssnDigits',
    references: { memberNumber: 'members.csv' },
    columns: { memberNumber, ssnDigits: field.secret(field.digits(1, 9)) },
  },
];
