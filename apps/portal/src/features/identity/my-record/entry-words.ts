import type { Translate } from '@rochdale/domain/texts/text';
import type { Entry } from './my-record-calls.ts';

/** What an entry says: what was done, and beneath it by whom and how. */
export function entryWords(entry: Entry, text: Translate): { readonly title: string; readonly more: string } {
  switch (entry.source) {
    case 'event':
      return {
        title: text(`myRecord.event.${entry.kind}`),
        more: joined(whoDid(entry, text), entry.device, entry.network),
      };
    case 'act':
      return { title: text(`myRecord.act.${entry.act}`), more: whoDid(entry, text) };
    case 'consent': {
      const what = text(`myRecord.consent.${entry.consent}`);
      const { about } = entry;
      const isPaper = entry.consent === 'paper';
      const said = isPaper && (about === 'bills' || about === 'other') ? text(`myRecord.paper.${about}`) : about;
      return {
        title: entry.isEnd ? text('myRecord.ended', { what }) : text('myRecord.given', { what }),
        more: joined(said, ...entry.accounts, entry.network),
      };
    }
    case 'message': {
      const { channel, to } = entry;
      return {
        title: text(`myRecord.message.${entry.about}`),
        more: entry.isSent ? text(`myRecord.sent.${channel}`, { to }) : text('myRecord.unsent'),
      };
    }
  }
}

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

function whoDid({ by, byName, byRoles }: Entry, text: Translate): string {
  if (by === 'you') return text('myRecord.by.you');
  if (by === 'unknown') return '';
  if (by === 'portal') return text('myRecord.by.portal');
  if (by === 'delegate')
    return byName === null ? text('myRecord.by.delegate.unknown') : text('myRecord.by.delegate', { who: byName });
  const role = byRoles.map((one) => text(`myRecord.role.${one}`)).join(', ');
  if (role === '') return byName ?? text('myRecord.by.office');
  return byName === null
    ? text('myRecord.by.office.role', { role })
    : text('myRecord.by.office.named', { who: byName, role });
}
