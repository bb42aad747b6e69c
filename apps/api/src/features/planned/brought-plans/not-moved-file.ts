import { csvLine } from '@rochdale/domain/csv-text';
import type { NotMoved } from './not-moved-store.ts';

const header = ['kind', 'memberNumber', 'accountNumber', 'because', 'source', 'paymentDate', 'amount', 'askedAt'];

/** What could not be moved as lines of a CSV file, the header first (moving-in-40); amounts in dollars. */
export const notMovedLines = (list: readonly NotMoved[]): readonly string[] => [
  csvLine(header),
  ...list.map((one) =>
    csvLine([
      ...[one.kind, one.memberNumber, one.accountNumber, one.because, one.source, one.paymentDate],
      ...[one.amount === null ? null : (one.amount / 100).toFixed(2), one.askedAt],
    ]),
  ),
];
