import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DraftEdit, withEdits } from './draft.ts';
import { listsOf } from './listed-documents.ts';
import {
  changed,
  entriesOf,
  menuLines,
  menuOf,
  mostMenuLevels,
  type StudioMenuEntry,
  titled,
  withEntries,
} from './menu-entries.ts';
import { moved, removed } from './ordered-list.ts';
import { lostPlaceholders } from './placeholders.ts';
import { plainValue } from './plain-value.ts';
import { studioFields } from './studio-fields.ts';
import { compareWords } from './words-compared.ts';

describe('a text beside what it was (office-173)', () => {
  it('is marked where it differs', () => {
    expect(compareWords('Monday to Friday, 8:00 AM to 5:00 PM', 'Monday to Friday, 8:30 AM to 5:00 PM')).toEqual({
      start: 'Monday to Friday, ',
      removed: '8:00',
      added: '8:30',
      end: ' AM to 5:00 PM',
    });
  });

  it('is whole again when its parts are joined, whatever both say', () => {
    const text = fc.array(fc.constantFrom('a', 'b', ' ', '  ', '\n', 'é', 'word'), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [before, after] = [one.join(''), other.join('')];
        const { start, removed, added, end } = compareWords(before, after);
        expect([start + removed + end, start + added + end]).toEqual([before, after]);
      }),
    );
  });
});

it('a text that lost a name in braces says which (office-172)', () => {
  expect(lostPlaceholders('Call {coop} at {phone}. {coop}!', 'Call us at {phone}.')).toEqual(['coop']);
  expect(lostPlaceholders('Call us.', 'Call {phone}.')).toEqual([]);
});

it('of each setting a draft keeps what was typed last (office-170)', () => {
  const edit = fc.record({
    key: fc.constantFrom('settings.coopName', 'settings.officeHours'),
    language: fc.constantFrom(null, 'es' as const),
    value: fc.string(),
  });
  fc.assert(
    fc.property(fc.array(edit), fc.array(edit), (edits, typed) => {
      const merged = withEdits(withEdits([], edits), typed);
      const nameOf = ({ key, language }: DraftEdit) => `${key} ${language}`;
      const newest = new Map([...edits, ...typed].map((one) => [nameOf(one), one.value]));
      expect(new Map(merged.map((one) => [nameOf(one), one.value]))).toEqual(newest);
      expect(merged).toHaveLength(newest.size);
    }),
  );
});

it('neither script nor sign-in, neither calls’ addresses nor the payment company are the office’s to change (office-169)', () => {
  const others = [
    'settings.customScript',
    'settings.featureFlagCustomCss',
    'settings.apiSettings.baseUrl',
    'settings.signOutLink',
    'settings.webChatSetting',
    'settings.googleAnalyticsCode',
    'config.CLIENTID',
    'config.MFA_REQUIRED',
    'config.ASK_CURRENT_PASSWORD',
    'config.EXTERNAL_REDIRECT_ACCESS_TOKEN',
    'outsideSignIn.issuer',
    'config.ACLARA_URL',
    'timeZone',
  ];
  expect(others.filter((key) => studioFields.has(key))).toEqual([]);
});

describe('a menu of one’s own (office-175)', () => {
  const entryOf = (levels: number): fc.Arbitrary<StudioMenuEntry> =>
    fc.record({
      title: fc.string({ minLength: 1 }),
      spanish: fc.string({ minLength: 1 }),
      link: fc.constantFrom('', '/home', 'https://example.com'),
      isMega: fc.boolean(),
      below: levels === 1 ? fc.constant([]) : fc.array(entryOf(levels - 1), { maxLength: 2 }),
    });

  it('is read as it was written, in both languages', () => {
    fc.assert(
      fc.property(fc.array(entryOf(mostMenuLevels), { maxLength: 4 }), (entries) => {
        expect(entriesOf(menuOf(entries, 'en'), menuOf(entries, 'es'))).toEqual(entries);
      }),
    );
  });

  it('stands beside what it was by what each entry leads to (office-173)', () => {
    const menu = [
      { title: 'Pay', position: 20, subMenu: [{ title: 'Now', moduleLink: '/payments' }] },
      { title: 'Home', position: 10, moduleLink: '/home' },
    ];
    expect(menuLines(menu)).toBe('Home → /home; Pay (Now → /payments)');
    expect(menuLines(null)).toBe('');
  });

  it('has a new entry’s Spanish follow its English until it is typed', () => {
    const begun: StudioMenuEntry[] = [{ title: 'New', spanish: 'New', link: '', isMega: false, below: [] }];
    const followed = withEntries(begun, [0], titled('Outages'));
    expect(followed).toMatchObject([{ title: 'Outages', spanish: 'Outages' }]);
    const typed = withEntries(followed, [0], changed({ spanish: 'Apagones' }));
    expect(withEntries(typed, [0], titled('Outage'))).toMatchObject([{ title: 'Outage', spanish: 'Apagones' }]);
  });

  it('has its entries changed, moved as far as there is room, and removed, each where it stands', () => {
    const leaf = (title: string): StudioMenuEntry => ({ title, spanish: title, link: '', isMega: false, below: [] });
    const menu = [{ ...leaf('a'), below: [leaf('b'), leaf('c')] }, leaf('d')];
    const titles = (list: readonly StudioMenuEntry[]): unknown[] =>
      list.map(({ title, below }) => (below.length > 0 ? [title, titles(below)] : title));
    expect(titles(withEntries(menu, [0, 1], changed({ title: 'x' })))).toEqual([['a', ['b', 'x']], 'd']);
    expect(titles(withEntries(menu, [0, 1], moved(-1)))).toEqual([['a', ['c', 'b']], 'd']);
    expect(titles(withEntries(menu, [0, 1], moved(1)))).toEqual(titles(menu));
    expect(titles(withEntries(menu, [0], moved(1)))).toEqual(['d', ['a', ['b', 'c']]]);
    expect(titles(withEntries(menu, [0, 0], removed))).toEqual([['a', ['c']], 'd']);
  });
});

it('lists of what is more than words stand beside what they were, part by part (office-173)', () => {
  const services = [{ name: 'Trees', url: '/trees' }, { name: 'Repair' }];
  expect(plainValue(services)).toBe('name: Trees, url: /trees; name: Repair');
  expect([plainValue(null), plainValue(['a', 2])]).toEqual(['', 'a; 2']);
});

it('a list of documents that is the same in both languages is one for all (office-184)', () => {
  const [one, other] = ['Bylaws', 'Rates'].map((friendlyDescription) => [{ friendlyDescription, url: 'a.pdf' }]);
  expect(listsOf(one ?? [], one ?? [])).toEqual({ english: one, spanish: null });
  expect(listsOf(one ?? [], null)).toEqual({ english: one, spanish: null });
  expect(listsOf(one ?? [], other ?? [])).toEqual({ english: one, spanish: other });
});
