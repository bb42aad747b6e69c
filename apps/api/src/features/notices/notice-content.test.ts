import { translatorOf } from '@rochdale/domain/messages/catalogues';
import { formatsOf } from '@rochdale/domain/messages/formats';
import { languages } from '@rochdale/domain/messages/languages';
import { type Notice, noticeKinds } from '@rochdale/domain/notices/notice';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { expect, it } from 'vitest';
import { composeText } from '../messages/compose.ts';
import { noticeContent } from './notice-content.ts';

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
  { kind: 'highUsage', subject, day, usageValue: 1234.5, threshold: 1000.5, unit: 'Gallons' },
  { kind: 'lowPrepaidBalance', subject, credit: -1_234_56, threshold: 2000 },
  { kind: 'outage', subject, startedAt: '2027-06-29T17:55', estimatedTimeOfRestoration: '2027-06-29T21:00' },
  { kind: 'outage', subject, startedAt: '2027-06-29T17:55', estimatedTimeOfRestoration: null },
  { kind: 'restoration', subject, restoredAt: '2027-06-29T20:40' },
];
/** The letters of which a segment holds 160 (GSM 03.38, without those that count twice). */
const gsm = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà\n]*$/;
const place = { publicUrl: 'https://members.example', phoneNumber: '(541) 555-0100' };
const plain = siteWith();
const site = { ...plain, settings: { ...plain.settings, coopShortName: 'Whetstone Hills' } };
const account = { accountNumber: '000123456789', serviceAddress: '1 Way, Town' };
const said = (notice: Notice, channel: 'email' | 'text' | 'voice', language: 'en' | 'es') =>
  noticeContent(notice, account, channel, place)(translatorOf(language), formatsOf(language));

it('every kind has its words', () => {
  expect(new Set(notices.map(({ kind }) => kind))).toEqual(new Set(noticeKinds));
});

it.each(languages)('a text is one segment, and says how to end it: %s', (language) => {
  for (const notice of notices) {
    const { text } = composeText(site, said(notice, 'text', language));
    expect(text).toMatch(gsm);
    expect({ text, isLong: text.length > 160 }).toEqual({ text, isLong: false });
    expect(text).toMatch(/Reply STOP to end these\.$|Responda ALTO para dejar estos avisos\.$/);
  }
});

it.each(languages)('an e-mail leads to where its member acts on it, and to where it is stopped: %s', (language) => {
  for (const notice of notices) {
    const { paragraphs, action, stop } = said(notice, 'email', language);
    expect(action?.url).toMatch(/^https:\/\/members\.example\/pages\/[a-z/-]+\?accountno=000123456789$/);
    expect(stop?.url).toBe('https://members.example/pages/manage-notifications?accountno=000123456789');
    expect(paragraphs.join(' ')).toContain('000123456789');
    expect(said(notice, 'voice', language).paragraphs.join(' ')).not.toMatch(/STOP|ALTO|[{}]/);
  }
});
