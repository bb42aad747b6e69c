import { type Notice, noticeKinds } from '@rochdale/domain/communications/notices/notice';
import { usageUnit } from '@rochdale/domain/energy/usage/units';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { formatsOf } from '@rochdale/domain/texts/formats';
import { languages } from '@rochdale/domain/texts/languages';
import { textLengthOf } from '@rochdale/domain/texts/text-length';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { expect, it } from 'vitest';
import { composeText } from '../messages/compose.ts';
import { type NoticePlace, noticeContent } from './notice-content.ts';

const arrivedAt = new Date('2027-06-10T05:00:00Z');
const amount = 1_234_56;
const day = '2027-06-29';
const subject = '1';
const notices: readonly Notice[] = [
  { kind: 'billReady', subject, arrivedAt, amount, dueDate: day },
  { kind: 'billReady', subject, arrivedAt, amount, dueDate: null },
  { kind: 'paymentDue', subject, amount, dueDate: day },
  { kind: 'pastDue', subject, amount, dueDate: day },
  { kind: 'paymentReceived', subject, arrivedAt, amount, day, hasReceipt: false },
  { kind: 'draftComing', subject, plan: 'draft', amount, day },
  { kind: 'highUsage', subject, day, usageValue: 1234.5, threshold: 1000.5, unit: 'Kwh' },
  { kind: 'highUsage', subject, day, usageValue: 1234.5, threshold: 1000.5, unit: 'therm' },
  { kind: 'lowPrepaidBalance', subject, credit: -1_234_56, threshold: 2000 },
  { kind: 'prepaidDays', subject, credit: 1_234_56, days: 3, endsOn: day },
  { kind: 'prepaidDays', subject, credit: 9_56, days: 1, endsOn: day },
  { kind: 'prepaidDays', subject, credit: -1_234_56, days: 0, endsOn: day },
  { kind: 'outage', subject, startedAt: '2027-06-29T22:55', estimatedTimeOfRestoration: '2027-06-30T11:00' },
  { kind: 'outage', subject, startedAt: '2027-06-29T17:55', estimatedTimeOfRestoration: null },
  { kind: 'restoration', subject, restoredAt: '2027-06-29T20:40', isForAsk: false },
];
const place = { phoneNumber: '(541) 555-0100', stopEnds: 'TOPIC' } as const;
const plain = siteWith();
const site = { ...plain, settings: { ...plain.settings, coopShortName: 'Whetstone Hills' } };
const account = { accountNumber: '000123456789', nickname: null, serviceAddress: '1 Way, Town' };
const said = (notice: Notice, channel: 'email' | 'text' | 'voice', language: 'en' | 'es', at: NoticePlace = place) =>
  noticeContent(notice, account, channel, at)(translatorOf(language), formatsOf(language), language);

it('every kind has its words', () => {
  expect(new Set(notices.map(({ kind }) => kind))).toEqual(new Set(noticeKinds));
});

const ends = {
  ALL: /(Reply STOP to end all texts|Responda ALTO para dejar todos)\.$/,
  TOPIC: /(STOP ends these; STOP ALL ends all|ALTO deja estos avisos; ALTO TODO, todos)\.$/,
};

it.each(languages.flatMap((language) => (['ALL', 'TOPIC'] as const).map((stopEnds) => ({ language, stopEnds }))))(
  'a text is one segment, and says how to end it: $language, $stopEnds',
  ({ language, stopEnds }) => {
    for (const notice of notices) {
      const { text } = composeText(
        site,
        said(notice, 'text', language, { ...place, stopEnds }),
        language,
        'https://portal.example',
      );
      expect(text).not.toContain('..');
      expect({ text, ...textLengthOf(text) }).toMatchObject({ text, parts: 1, wide: [] });
      expect(text).toMatch(ends[stopEnds]);
    }
  },
);

it.each(languages)('an e-mail leads to where its member acts on it, and to where it is stopped: %s', (language) => {
  for (const notice of notices) {
    const { paragraphs, action, stop } = said(notice, 'email', language);
    expect(action?.to).toMatch(/^\/pages\/[a-z/-]+\?accountno=000123456789$/);
    expect(stop?.to).toBe('/pages/manage-notifications?accountno=000123456789');
    expect(paragraphs.join(' ')).toContain('000123456789');
    expect(paragraphs.join(' ')).not.toMatch(/\d\d\/\d\d|Kwh|[{}]/);
  }
});

it.each([
  ['Electric', 'kilowatt hours', 'kilovatios hora'],
  ['Water', 'gallons', 'galones'],
  ['Gas', 'therms', 'termias'],
] as const)('a call of high usage of %s says its unit: %s, %s', (accountType, english, spanish) => {
  const notice = { kind: 'highUsage', subject, day, usageValue: 1234.5, threshold: 1000.5 } as const;
  const call = (language: 'en' | 'es') =>
    said({ ...notice, unit: usageUnit(accountType) }, 'voice', language).paragraphs.join(' ');
  expect(call('en')).toContain(`1,235 ${english}`);
  expect(call('es')).toContain(`1,235 ${spanish}`);
});

it.each(languages)(
  'a call says digits apart, months and units in words, and how to end it without the internet: %s',
  (language) => {
    for (const notice of notices) {
      const call = said(notice, 'voice', language).paragraphs.join(' ');
      expect(call).not.toMatch(/STOP|ALTO|[{}]|6789|\d\d\/\d\d|[Kk][Ww]h|1,234\.5 /);
      expect(call).toContain('6 7 8 9');
      expect(call.split(place.phoneNumber).length).toBeGreaterThanOrEqual(3);
    }
  },
);

it.each([
  [
    'en',
    'Your bill is ready: $1,234.56 due June 29, 2027',
    'Power outage at 1 Way',
    'We will take $1,234.56 on June 29, 2027',
  ],
  [
    'es',
    'Su factura: $1,234.56, vence el 29 de junio de 2027',
    'Apagón en 1 Way',
    'Cobraremos $1,234.56 el 29 de junio de 2027',
  ],
] as const)('subjects say which bill, which house and how much: %s', (language, ...subjects) => {
  const about = (kind: Notice['kind']) => {
    const notice = notices.find((one) => one.kind === kind);
    return notice && said(notice, 'email', language).subject;
  };
  expect([about('billReady'), about('outage'), about('draftComing')]).toEqual(subjects);
});

it('money is taken for an account of the co-op, never said to come from it', () => {
  const coming = notices.filter(({ kind }) => kind === 'draftComing');
  for (const notice of coming)
    expect(said(notice, 'text', 'es').paragraphs[0]).toBe(
      'El 29 jun cobraremos $1,234.56 por su cuenta de servicio terminada en 6789, con su pago recurrente.',
    );
});
