import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../../texts/catalogues.ts';
import { returnCodeOf } from './return-codes.ts';

const every = Array.from({ length: 100 }, (_, index) => `R${String(index).padStart(2, '0')}`);
const again = every.map(returnCodeOf);
/** The codes that stand in the list of the rules, among all that could: the answer to another is made anew each time. */
const listed = every.filter((code, place) => returnCodeOf(code) === again[place]);
const following = (follows: string) => listed.filter((code) => returnCodeOf(code).follows === follows);

describe('a return code', () => {
  it('ends the draft where the account is of no use or its holder objects, and is retried for want of funds', () => {
    expect(following('ends')).toEqual(['R02', 'R03', 'R04', 'R05', 'R07', 'R08', 'R10', 'R16', 'R20', 'R29']);
    expect(following('retry')).toEqual(['R01', 'R09']);
  });

  it('that asks who may pay, or what was wrong, waits for the office', () => {
    for (const code of ['R06', 'R11', 'R12', 'R13', 'R14', 'R15', 'R17', 'R24', 'R85'])
      expect([code, returnCodeOf(code).follows]).toEqual([code, 'hold']);
  });

  it('is known where the rules list it, up to R85, and else waits for the office', () => {
    const gaps = ['R00', 'R48', 'R49', 'R54', 'R60', 'R63', 'R66', 'R78', 'R79', 'R86', 'R99', 'C01', 'toString', ''];
    expect(listed).toHaveLength(47 + 4 + 13 + 6);
    for (const code of gaps)
      expect(returnCodeOf(code)).toEqual({ told: 'ach.said.technical', follows: 'hold', isReturn: true });
  });

  it('of a dispute between banks is no return of a debit', () => {
    expect(listed.filter((code) => !returnCodeOf(code).isReturn)).toEqual(
      listed.filter((code) => code >= 'R61' && code <= 'R77'),
    );
  });

  it('is told in plain words, blames nobody, and of a death is not told by mail at all', () => {
    const told = (code: string) => returnCodeOf(code).told;
    expect(listed.filter((code) => told(code) === null)).toEqual(['R14', 'R15']);
    expect(['R01', 'R02', 'R10', 'R11', 'R24', 'R37', 'X99'].map(told)).toEqual([
      ...['ach.said.funds', 'ach.said.closed', 'ach.said.notAuthorized', 'ach.said.notAsAuthorized'],
      ...['ach.said.technical', 'ach.said.technical', 'ach.said.technical'],
    ]);
    for (const language of ['en', 'es'] as const)
      for (const code of listed) {
        const said = told(code);
        const text = said === null ? undefined : catalogueOf(language)[said];
        expect(text ?? '').not.toMatch(/deceased|falleci|customer|cliente|field|entry|addenda|trace/i);
        expect(text ?? 'Su banco.').toMatch(/^(Your bank|Su banco) ?.*\.$/);
      }
  });
});
