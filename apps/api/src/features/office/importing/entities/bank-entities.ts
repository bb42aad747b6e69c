import { isChangeCode } from '@rochdale/domain/planned/ach/change-codes';
import { bankChanges } from '../../../../tables/bank-file.ts';
import { returnedPayments } from '../../../../tables/returned-payments.ts';
import * as field from '../csv-fields.ts';
import type { Entity } from './entity.ts';

const code = field.matching(/^\w{1,20}$/, 'must be a code like R01');

/** What banks and payment companies gave back, and what banks asked to be changed. */
export const bankEntities: readonly Entity[] = [
  {
    file: 'returned-payments.csv',
    table: returnedPayments,
    key: ['reference'],
    keepsExisting: true,
    asOf: { column: 'asOf', newWhenChanged: [] },
    references: {},
    columns: {
      reference: field.matching(/^[\w-]{1,40}$/, 'must be the number of a payment or a trace number'),
      returnCode: (given) =>
        isChangeCode(given)
          ? { problem: 'is a notification of change: the payment stands. It belongs into bank-changes.csv' }
          : code(given),
      returnedOn: field.day,
    },
  },
  {
    file: 'bank-changes.csv',
    table: bankChanges,
    key: ['traceNumber', 'changeCode'],
    locked: 'correctedData',
    keepsExisting: true,
    references: {},
    columns: {
      traceNumber: field.matching(/^\d{15}$/, 'must be the 15 digits of a trace number'),
      changeCode: field.matching(/^C(0[1-9]|1[0-4])$/, 'must be a code of a notification of change, C01 to C14'),
      // Some codes have none; an empty text can't be opened again once it is encrypted.
      correctedData: field.secret(field.optionalText(35, ' ')),
      receivedOn: field.day,
    },
  },
];
