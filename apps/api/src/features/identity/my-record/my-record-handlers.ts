import { closingBlock } from '@rochdale/domain/identity/my-record/closing';
import { recordPage } from '@rochdale/domain/identity/my-record/record-entry';
import { retentionAt } from '@rochdale/domain/identity/my-record/retention';
import { memberLanguage } from '@rochdale/domain/texts/languages';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { BillPaperServices } from '../../account/bills/bill-paper.ts';
import { findLoginOfMember, type IdentityServices, type Login, requireCurrentPassword } from '../sign-in/public.ts';
import { closeLogin } from './close-login.ts';
import { standingOf } from './closing-store.ts';
import { presentEntry } from './present-record.ts';
import { recordFiles } from './record-files.ts';
import { readPlace, writePlace } from './record-place-store.ts';
import { recordAfter } from './record-store.ts';
import { zipOf } from './zip.ts';

type MyRecordHandlers = Pick<
  Handlers,
  'my-record.list' | 'my-record.kept' | 'my-record.download' | 'my-record.closing' | 'my-record.close'
>;

/** What the portal knows of a member and did (identity-99 to identity-109). The caller is the login itself. */
export function myRecordHandlers(services: IdentityServices & BillPaperServices): MyRecordHandlers {
  const { db, clock, site } = services;
  const loginOf = async (memberNumber: string): Promise<Login> => {
    const login = await findLoginOfMember(db, memberNumber);
    if (!login) throw refusal(404, 'error.notFound');
    return login;
  };
  return {
    'my-record.list': async ({ query: { filter, after: asked }, caller: { memberNumber } }) => {
      const { loginKey } = await loginOf(memberNumber);
      const after = asked === undefined ? undefined : readPlace(asked);
      if (asked !== undefined && after === undefined) throw refusal(400, 'myRecord.place.unknown');
      const found = await recordAfter(db, { memberNumber, loginKey, filter, after }, recordPage + 1);
      const page = found.slice(0, recordPage);
      const last = page.at(-1)?.row;
      const namesStaff = site().record?.namesStaff ?? false;
      return {
        entries: page.map((one) => presentEntry(one, namesStaff)),
        next: found.length > recordPage && last ? writePlace(last) : null,
      };
    },
    'my-record.kept': async ({ language }) => ({
      kinds: retentionAt(site(memberLanguage(language)).record?.keeps ?? {}).map(
        ({ kind, keeps, because = null, afterClosing }) => ({
          kind,
          years: typeof keeps === 'object' && 'years' in keeps ? keeps.years : null,
          days: typeof keeps === 'object' && 'days' in keeps ? keeps.days : null,
          until: typeof keeps === 'object' ? null : keeps,
          because,
          afterClosing,
        }),
      ),
    }),
    'my-record.download': async ({ body, caller: { memberNumber, token }, note, language }) => {
      const login = await loginOf(memberNumber);
      await requireCurrentPassword(services, login, { typed: body.currentPassword, token }, note, true);
      const now = clock.now();
      const { loginKey } = login;
      // One that breaks off may be asked again, but not without end: each begins with all the work.
      await takeTries(db, [{ key: `record-begun:${memberNumber}`, tries: 5, minutes: 60 }], now);
      const tries = await takeTries(db, [{ key: `record:${memberNumber}`, tries: 1, minutes: 60 }], now, (seconds) =>
        refusal(429, 'myRecord.download.later', { minutes: Math.ceil(seconds / 60) }),
      );
      await note(db, { kind: 'record-downloaded', loginKey });
      const files = recordFiles(services, login, memberLanguage(language), now);
      return whole(zipOf(files, now), () => tries.giveBack());
    },
    'my-record.closing': async ({ caller: { memberNumber } }) => {
      await loginOf(memberNumber);
      const standing = await standingOf(db, memberNumber);
      const { officeDrafts, underWay: _, ...ends } = standing;
      return { ends, officeDrafts, blockedBy: closingBlock(standing) ?? null };
    },
    'my-record.close': async ({ body, caller: { memberNumber, token }, note }) => {
      const login = await loginOf(memberNumber);
      await requireCurrentPassword(services, login, { typed: body.currentPassword, token }, note, true);
      await closeLogin(services, memberNumber, note);
      return {};
    },
  };
}

/** Does something when a file breaks off before its end. */
async function* whole(pieces: AsyncIterable<Uint8Array>, onBroken: () => Promise<void>): AsyncIterable<Uint8Array> {
  let isWhole = false;
  try {
    yield* pieces;
    isWhole = true;
  } finally {
    if (!isWhole) await onBroken();
  }
}
