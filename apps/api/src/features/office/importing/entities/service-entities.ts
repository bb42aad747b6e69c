import { serviceOrders } from '../../../../tables/service-requests.ts';
import * as field from '../csv-fields.ts';
import { accountNumber, type Entity } from './entity.ts';

/** Work that members asked for; what was asked for at the portal comes back under its own number. */
export const serviceEntities: readonly Entity[] = [
  {
    file: 'service-orders.csv',
    table: serviceOrders,
    key: ['accountNumber', 'soNumber'],
    references: { accountNumber: 'accounts.csv' },
    columns: {
      accountNumber,
      soNumber: field.text(30),
      description: field.text(100),
      creation: field.day,
      reviewed: field.optionalWord(30),
    },
  },
];
