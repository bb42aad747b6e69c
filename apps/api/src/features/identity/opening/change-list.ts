import type { MemberList } from '@rochdale/domain/office/opening/stages';
import type { Transaction } from '../../../platform/database/database.ts';
import { endSessionsOutside, lockStage, type Moment, openingNow, putOnList, takeOffLists } from './opening-store.ts';

/**
 * Puts members on a list, or takes them off every one, and ends the sessions of those who may not come in any more. Answers
 * the numbers that are no members'.
 */
export async function changeList(
  tx: Transaction,
  list: MemberList | 'none',
  memberNumbers: readonly string[],
  { by, ...moment }: Moment & { readonly by: string },
): Promise<readonly string[]> {
  await lockStage(tx);
  if (list === 'none') await takeOffLists(tx, memberNumbers);
  const unknown = list === 'none' ? [] : await putOnList(tx, list, memberNumbers, { addedAt: moment.now, addedBy: by });
  await endSessionsOutside(tx, await openingNow(tx), moment);
  return unknown;
}
