import { describe, expect, it } from 'vitest';
import { isNoticeFile, noticeFileName, noticeTotal } from './delinquent-notice.ts';

describe('a notice of delinquency', () => {
  it('asks for what is past due and the late fee', () => {
    expect(noticeTotal({ pastDue: 9200, lateFee: 500 })).toBe(9700);
  });

  it('is saved under account and day', () => {
    expect(noticeFileName('104471882', '2026-11-03')).toBe('Delinquent-104471882-2026-11-03.pdf');
  });

  it.each(['N-17.pdf', '104471882_2026-11-03.PDF'])('lies in a file like %s', (name) => {
    expect(isNoticeFile(name)).toBe(true);
  });

  it.each([
    ...['', '.pdf', '-a.pdf', 'a.txt', 'a.pdf.exe', '../a.pdf', 'a/b.pdf', 'a\\b.pdf', '..%2fa.pdf', 'a b.pdf'],
    ...['a.pdf\u0000', 'a.pdf\n', `${'a'.repeat(200)}.pdf`, 'a..pdf'],
  ])('never in one like %j', (name) => {
    expect(isNoticeFile(name)).toBe(false);
  });
});
