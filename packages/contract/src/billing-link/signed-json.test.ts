import { describe, expect, it } from 'vitest';
import { isSignedJson, maxSkewMs, signJson } from './signed-json.ts';

const now = new Date('2026-11-25T12:00:00Z');
const question = { direction: 'question', path: '/balance', id: 'q1', body: '{"accountNumber":"7"}' } as const;
const signed = signJson(question, ['new', 'old'], now);
const later = (ms: number) => new Date(now.getTime() + ms);

describe('a signed message', () => {
  it('is believed with its secret, for five minutes, and with an older secret of the other side', () => {
    expect(isSignedJson(question, signed, ['new'], now)).toBe(true);
    expect(isSignedJson(question, signed, ['newer', 'new'], later(maxSkewMs))).toBe(true);
    expect(isSignedJson(question, signJson(question, ['old'], now), ['new', 'old'], now)).toBe(true);
  });

  it.each([
    ['with another secret', question, signed, ['another'], now],
    ['with no secret', question, signed, [], now],
    ['that was sent before', question, signed, ['new'], later(maxSkewMs + 1)],
    ['of a time to come', question, signed, ['new'], later(-maxSkewMs - 1)],
    ['with another body', { ...question, body: '{"accountNumber":"8"}' }, signed, ['new'], now],
    ['at another path', { ...question, path: '/postings' }, signed, ['new'], now],
    ['as an answer', { ...question, direction: 'answer' }, signed, ['new'], now],
    ['for another question', question, { ...signed, id: 'q2' }, ['new'], now],
    ['with another time', question, { ...signed, time: String(now.getTime() + 1) }, ['new'], now],
    ['cut short', question, { ...signed, signature: signed.signature.slice(1) }, ['new'], now],
    ['without a signature', question, { ...signed, signature: '' }, ['new'], now],
    ['with a time that is none', question, { ...signed, time: '1e3' }, ['new'], now],
  ] as const)('%s is not', (_how, message, headers, secrets, at) => {
    expect(isSignedJson(message, headers, secrets, at)).toBe(false);
  });
});
