import { memberName } from '@rochdale/domain/account/members/member-name';
import { endOf, mayBegin } from '@rochdale/domain/office/as-member/as-member';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { newViewToken } from '../../../platform/tokens/view-token.ts';
import { findMember } from '../members/members-store.ts';
import { beginView, endView, holdViewOfCode } from './as-member-store.ts';
import { mayLook } from './find-view.ts';

/** What the portal's window asks: its session for a code, and that this ends (office-82, office-83). */
export function asMemberViewHandlers({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Pick<Handlers, 'as-member.begin' | 'as-member.end'> {
  return {
    'as-member.begin': ({ body }) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const view = await holdViewOfCode(tx, hashOf(body.code));
        if (!view || !mayBegin(view, now) || !(await mayLook(tx, view, now))) throw refusal(404, 'asMember.over');
        const { viewId, memberNumber, reason } = view;
        const member = await findMember(tx, memberNumber);
        if (!member) throw refusal(404, 'asMember.over');
        const accessToken = newViewToken();
        await beginView(tx, viewId, { tokenHash: hashOf(accessToken), startedAt: now });
        const name = memberName(member);
        const secondsLeft = Math.floor((endOf(now).getTime() - now.getTime()) / 1000);
        return { accessToken, memberNumber, memberName: name, reason, secondsLeft };
      }),
    'as-member.end': async ({ body }) => {
      await endView(db, hashOf(body.accessToken), clock.now());
      return {};
    },
  };
}
