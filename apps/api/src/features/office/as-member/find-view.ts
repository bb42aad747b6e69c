import { isViewOpen } from '@rochdale/domain/office/as-member/as-member';
import type { Executor } from '../../../platform/database/database.ts';
import type { FindView } from '../../../platform/http/access.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { findCallerOfSession } from '../staff/find-caller.ts';
import { findViewOfToken } from './as-member-store.ts';

/** Whether the session of staff is open, and its person may still look: as members, or at the draft as a test member. */
export async function mayLook(
  db: Executor,
  { sessionId, isPreview }: { readonly sessionId: string; readonly isPreview: boolean },
  now: Date,
): Promise<boolean> {
  const caller = await findCallerOfSession(db, sessionId, now);
  const needed = isPreview ? 'site.settings' : 'members.view-as';
  return caller !== undefined && !caller.needsSecondStep && caller.permissions.has(needed);
}

/**
 * Whom somebody of the office looks as. Read anew with each call, with session, person and roles: what was ended, turned
 * off or taken away opens nothing from then on, in every process (office-83). It counts as no use of either session.
 */
export const findView =
  (db: Executor, now: () => Date): FindView =>
  async (token) => {
    const view = await findViewOfToken(db, hashOf(token));
    if (!view || !isViewOpen(view, now()) || !(await mayLook(db, view, now()))) return undefined;
    return { viewId: view.viewId, memberNumber: view.memberNumber };
  };
