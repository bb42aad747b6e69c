import { codeUntil } from '@rochdale/domain/office/as-member/as-member';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { newSessionToken } from '../../../platform/office/office-cookies.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { addView, needsSecondPerson } from '../../office/as-member/public.ts';
import type { StudioServices } from './studio-services.ts';
import { listTesters, mayShowAs } from './testers-store.ts';

const reason = 'preview of the draft';

/** The code with which the portal is drawn by the draft, as a test member sees it (office-174). */
export function previewHandlers({ db, clock, isDemo }: StudioServices) {
  return {
    'studio.members': async () => ({ members: await listTesters(db, isDemo) }),
    'studio.preview': async ({ caller, body: { memberNumber }, note }) => {
      const code = newSessionToken();
      await db.transaction(async (tx) => {
        if (!(await mayShowAs(tx, memberNumber, isDemo)) || (await needsSecondPerson(tx, memberNumber)))
          throw refusal(409, 'studio.preview.notTest');
        const view = { memberNumber, sessionId: caller.sessionId, reason, isPreview: true };
        await addView(tx, { ...view, codeHash: hashOf(code), codeUntil: codeUntil(clock.now()) });
        await note(tx, { act: 'site-previewed', subject: { kind: 'member', id: memberNumber } });
      });
      return { code };
    },
  } satisfies Partial<OfficeHandlers>;
}
