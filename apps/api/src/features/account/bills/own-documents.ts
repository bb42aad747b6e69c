import { join } from 'node:path';
import { readInside } from '../../../platform/files/inside.ts';

/**
 * A document that the co-op has laid into its folder, by account and, for bills, day:
 * `documents/bills/104471882-2026-11-03.pdf`, `documents/capital-credits/104471882.pdf`. Undefined when there is none.
 * Names are built here from checked numbers and days; nothing that a browser sends becomes a path.
 */
export async function ownDocument(
  coopFolder: string,
  kind: 'bills' | 'capital-credits',
  accountNumber: string,
  billDate?: string,
): Promise<Buffer | undefined> {
  if (!/^\d{1,12}$/.test(accountNumber) || (billDate !== undefined && !/^\d{4}-\d\d-\d\d$/.test(billDate)))
    return undefined;
  const name = billDate === undefined ? accountNumber : `${accountNumber}-${billDate}`;
  return readInside(join(coopFolder, 'documents', kind), `${name}.pdf`);
}
