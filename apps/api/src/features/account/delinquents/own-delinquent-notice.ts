import { join } from 'node:path';
import { isNoticeFile } from '@rochdale/domain/account/delinquents/delinquent-notice';
import { readInside } from '../../../platform/files/inside.ts';

/**
 * The co-op's own notice by the name that the billing system gave: `documents/delinquents/<name>` of the co-op's folder.
 * Undefined when there is none; a name that is more than a name is none.
 */
export async function ownDelinquentNotice(coopFolder: string, name: string): Promise<Buffer | undefined> {
  if (!isNoticeFile(name)) return undefined;
  return readInside(join(coopFolder, 'documents/delinquents'), name);
}
