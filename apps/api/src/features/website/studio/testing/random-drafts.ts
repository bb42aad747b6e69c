import type { DraftEdit } from '@rochdale/domain/website/studio/draft';
import { documentsKey, menuKey, type StudioField, studioFields } from '@rochdale/domain/website/studio/studio-fields';
import fc from 'fast-check';

const words = fc.constantFrom(
  'Cedar Ridge',
  'Lunes a viernes, de 8 a 5',
  '協同組合',
  'Call {phone} for {coop}, {method}, {amount} on {date}.',
  '{everything}',
  '',
  ' ',
  '? What is it called',
  '<script>alert(1)</script>',
  'x'.repeat(400),
  'https://example.com/a',
  '(541) 555-0111',
  'office@cedarridge.example',
);
const colors = fc.constantFrom(
  '#1c5e45',
  '#134733',
  '#e6f1ea',
  '#0f3529',
  '#ffffff',
  '#f2c14e',
  '#2b1c00',
  '#000000',
  'green',
);
const menuItem = fc.record(
  {
    title: words,
    moduleLink: fc.constantFrom('/home', '/usage-tracker', '/no-such-screen', 'https://example.com', '#'),
    external: fc.constantFrom('Y', 'N'),
    position: fc.integer({ min: -1, max: 20 }),
  },
  { requiredKeys: ['title'] },
);

/** A document that is kept before drafts are drawn. */
export const keptDocument = { content: Buffer.from('%PDF-1.7 kept'), document: 'd'.repeat(64) };
const document = fc.record(
  {
    friendlyDescription: words,
    url: fc.constantFrom('bylaws.pdf', 'rates.pdf', 'nowhere.pdf', 'https://example.com/a', 'javascript:alert(1)'),
    document: fc.constantFrom(keptDocument.document, keptDocument.document, 'e'.repeat(64), 'x'),
  },
  { requiredKeys: ['friendlyDescription', 'url'] },
);

/** Lists of entries, by the settings that hold one. */
const listFor: Readonly<Record<string, fc.Arbitrary<DraftEdit['value']>>> = {
  [menuKey]: fc.array(menuItem, { maxLength: 3 }),
  [documentsKey]: fc.array(document, { maxLength: 2 }),
};

const valueFor: Readonly<Record<StudioField['kind'], fc.Arbitrary<DraftEdit['value']>>> = {
  color: colors,
  line: words,
  text: words,
  lines: fc.array(words, { maxLength: 4 }),
  flag: fc.constantFrom('Y', 'N', 'maybe', true),
  switch: fc.constantFrom(true, false, 'on'),
  number: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constant('ten')),
  money: fc.constantFrom(0, 2.25, -1, 20, '2'),
};

const edit: fc.Arbitrary<DraftEdit> = fc.constantFrom(...studioFields.values()).chain(({ key, kind, isSpoken }) =>
  fc.record({
    key: fc.constant(key),
    language: isSpoken ? fc.constantFrom(null, 'es' as const) : fc.constant(null),
    value: fc.oneof(
      { weight: 9, arbitrary: listFor[key] ?? valueFor[kind] },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
  }),
);

/** Drafts as nobody would type them: of every setting that the office may change, right and wrong, some of each. */
export const randomDraft: fc.Arbitrary<DraftEdit[]> = fc.array(edit, { minLength: 1, maxLength: 3 });
