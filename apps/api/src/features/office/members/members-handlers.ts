import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { addNote, findMember, happeningsAfter } from './members-store.ts';
import { readMember } from './read-member.ts';

/** Happenings of one page. */
const pageOf = 25;

/** Reading a member, and writing notes (office-60 to office-62). */
export function membersHandlers(services: OfficeServices) {
  const { db, clock } = services;

  return {
    'members.see': async ({ caller, params: { memberNumber }, note }) => {
      const member = await readMember(services, memberNumber, caller);
      await note(db, { act: 'member-seen', subject: { kind: 'member', id: memberNumber } });
      return member;
    },
    'members.timeline': async ({ params: { memberNumber }, query }) => {
      const [at, key] = query.after?.split('~') ?? [];
      const place = at !== undefined && key !== undefined ? { at: new Date(at), key } : undefined;
      const found = await happeningsAfter(db, memberNumber, place, pageOf + 1);
      const entries = found.slice(0, pageOf).map((one) => ({ ...one, at: one.at.toISOString() }));
      const last = entries.at(-1);
      return {
        entries: entries.map(({ key: _place, ...one }) => one),
        next: found.length > pageOf && last ? `${last.at}~${last.key}` : null,
      };
    },
    'member-notes.add': async ({ caller, params: { memberNumber }, body, note }) => {
      if (!(await findMember(db, memberNumber))) throw refusal(404, 'members.unknown');
      await db.transaction(async (tx) => {
        await addNote(tx, { memberNumber, staffId: caller.staffId, text: body.text, at: clock.now() });
        await note(tx, { act: 'member-note-added', subject: { kind: 'member', id: memberNumber } });
      });
      return {};
    },
  } satisfies Partial<OfficeHandlers>;
}
