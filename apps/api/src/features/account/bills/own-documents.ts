import { join } from 'node:path';
import { readInside } from '../../../platform/files/inside.ts';

/**
 * A document that the co-op has laid into its folder, by account and what tells it from others: the day of a bill, the
 * member of a statement where the account was another's before. `documents/bills/104471882-2026-11-03.pdf`,
 * `documents/capital-credits/104471882.pdf`, `documents/capital-credits/104471882-200017.pdf`. Undefined when there is none.
 * Names are built here from checked numbers and days; nothing that a browser sends becomes a path.
 */
export async function ownDocument(
  coopFolder: string,
  kind: 'bills' | 'capital-credits',
  accountNumber: string,
  which?: string,
): Promise<Buffer | undefined> {
  if (!/^\d{1,12}$/.test(accountNumber) || (which !== undefined && !/^(\d{4}-\d\d-\d\d|\d{1,12})$/.test(which)))
    return undefined;
  const name = which === undefined ? accountNumber : `${accountNumber}-${which}`;
  return readInside(join(coopFolder, 'documents', kind), `${name}.pdf`);
}
