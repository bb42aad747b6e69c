import { describe, expect, it } from 'vitest';
import { csvFile, dollarsText } from './csv-file.ts';

describe('a file for the billing system', () => {
  it.each([
    ['=HYPERLINK("http://a.example")', `"'=HYPERLINK(""http://a.example"")"`],
    ['+1 541 555 0142', "'+1 541 555 0142"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['\uff1dSUM(A1)', "'\uff1dSUM(A1)"],
    ['\uff0b1', "'\uff0b1"],
    ['\uff0d2+3', "'\uff0d2+3"],
    ['\uff20SUM(A1)', "'\uff20SUM(A1)"],
    ['\ufe661', "'\ufe661"],
    ['a=b', 'a=b'],
    ['a\uff1db', 'a\uff1db'],
  ])('keeps %j from being a formula', (text, written) => {
    expect(csvFile(['text'], [[text]])).toBe(`text\r\n${written}\r\n`);
  });

  it('leaves amounts below zero numbers', () => {
    expect(csvFile(['a', 'b', 'c'], [[dollarsText(-1250), -3, '-7']])).toBe('a,b,c\r\n-12.50,-3,-7\r\n');
  });
});
