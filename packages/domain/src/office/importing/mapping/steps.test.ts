import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, instantAt } from '../../../dates.ts';
import { splitName, titleCase } from './names.ts';
import { type Habits, Refusal } from './step.ts';
import { stepOf, throughSteps } from './steps.ts';

const by = (words: string, text: string, habits: Habits = {}): string => {
  const step = stepOf(words, habits);
  if (step instanceof Refusal) throw new Error(step.reason);
  const made = throughSteps([step], text);
  return made instanceof Refusal ? made.reason : made;
};
const days = fc.integer({ min: -14_000, max: 15_000 }).map((count) => addDays('2020-01-01', count));
const shorts = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

describe('days (moving-in-4)', () => {
  it('come back as they were from every way of writing them', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [year = '', month = '', date = ''] = day.split('-');
        const bare = `${Number(month)}/${Number(date)}`;
        expect(by('day MM/DD/YYYY', `${month}/${date}/${year}`)).toBe(day);
        expect(by('day M/D/YYYY', `${bare}/${year} 12:00:00 AM`)).toBe(day);
        expect(by('day YYYYMMDD', `${year}${month}${date}`)).toBe(day);
        const count = String(daysBetween(`${year}-01-01`, day) + 1).padStart(3, '0');
        expect(by('day YYYYDDD', `${year}${count}`)).toBe(day);
        expect(by('day DD-MMM-YYYY', `${date}-${shorts[Number(month) - 1]?.toUpperCase()}-${year}`)).toBe(day);
        expect(by('time M/D/YYYY H:mm AM', `${bare}/${year} 12:05 AM`)).toBe(`${day}T00:05`);
        expect(by('time M/D/YYYY H:mm AM', `${bare}/${year} 12:05 pm`)).toBe(`${day}T12:05`);
      }),
    );
  });

  it('that do not exist, or are written otherwise, are refused with the format', () => {
    expect(by('day MM/DD/YYYY', '02/30/2026')).toBe('“02/30/2026” is not a day like MM/DD/YYYY');
    expect(by('day MM/DD/YYYY', '2026-02-03')).toContain('is not a day like');
    for (const none of ['2026000', '2026366', '2024367', '202636'])
      expect(by('day YYYYDDD', none)).toContain('is not a day like');
    expect(by('day YYDDD', '24366')).toBe('2024-12-31');
    expect(by('day YYYYMMDD', '00000000')).toContain('is not a day like');
    expect(by('day MM/DD/YY', '11/20/69')).toBe('2069-11-20');
    expect(by('day MM/DD/YY', '11/20/70')).toBe('1970-11-20');
    expect(by('time YYYY-MM-DD HH:mm', '2026-11-20 24:00')).toContain('is not a time like');
  });
});

describe('times in UTC (moving-in-47)', () => {
  const west = { timeZone: 'America/Los_Angeles' };
  const utc = 'time YYYYMMDDHHmm UTC';

  it('become the co-op’s clock, summer and winter', () => {
    expect(by(utc, '202611200930', west)).toBe('2026-11-20T01:30');
    expect(by(utc, '202607010130', west)).toBe('2026-06-30T18:30');
    expect(by('time YYYY-MM-DDTHH:mm:ss UTC', '2026-07-01T01:30:15.250Z', west)).toBe('2026-06-30T18:30');
    expect(by('day YYYYMMDDHHmm UTC', '202607010130', west)).toBe('2026-06-30');
    // The hour that the clocks' going back repeats.
    for (const instant of ['202611010830', '202611010930']) expect(by(utc, instant, west)).toBe('2026-11-01T01:30');
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2060-01-01'), noInvalidDate: true }), (given) => {
        const [day = '', time = ''] = by(utc, given.toISOString().replace(/\D/g, '').slice(0, 12), west).split('T');
        const back = instantAt(day, time, west.timeZone).getTime();
        const minute = Math.floor(given.getTime() / 60_000) * 60_000;
        expect([0, 3_600_000]).toContain(minute - back);
      }),
    );
  });

  it('ask for the co-op’s time zone, and for a time of the day', () => {
    expect(stepOf(utc)).toEqual(new Refusal('needs the co-op’s time zone: timeZone: America/Chicago beside files'));
    expect(stepOf('day YYYYMMDD UTC', west)).toEqual(new Refusal('needs a time of the day to know the day from UTC'));
    expect(by(utc, '202613010130', west)).toBe('“202613010130” is not a time like YYYYMMDDHHmm UTC');
  });
});

it('a letter of a format that stands for nothing is refused before any row is read (moving-in-4)', () => {
  expect(stepOf('time YYYYMMDDHHmm EST')).toEqual(
    new Refusal('has E, which stands for nothing there: YYYY, YY, MMM, MM, M, DDD, DD, D, HH, H, mm, ss and AM do'),
  );
  for (const wrong of ['day MM/DD/YYYY MM', 'time YYYY-MM-DD HH:MM:mm', 'day YYYYMMDDx'])
    expect([wrong, stepOf(wrong)]).toEqual([wrong, expect.any(Refusal)]);
  expect(by('time YYYY-MM-DDTHH:mm', '2026-11-20T18:30')).toBe('2026-11-20T18:30');
});

it('years of two digits are of the century that the mapping says (moving-in-48)', () => {
  expect(by('day MMDDYY', '112050', { century: 50 })).toBe('1950-11-20');
  expect(by('day MMDDYY', '112049', { century: 50 })).toBe('2049-11-20');
  expect(by('month MMYY', '1239')).toBe('2039-12');
  expect(by('month M/YYYY', '3/2028')).toBe('2028-03');
  expect(by('month MMYY', '1339')).toBe('“1339” is not a month like MMYY');
  expect(stepOf('month MMDDYY')).toBeInstanceOf(Refusal);
});

it('a text may mean nothing, and one may stand before what is there (moving-in-48)', () => {
  expect(by('empty 9999999', '9999999')).toBe('');
  expect(by('empty 9999999', '2026332')).toBe('2026332');
  expect(by('prefix L', '104471882')).toBe('L104471882');
  expect(by('prefix L', '')).toBe('');
  expect(stepOf('empty')).toBeInstanceOf(Refusal);
});

describe('money (moving-in-5)', () => {
  it('is the same amount however another program wrote it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
        const dollars = Math.abs(cents) / 100;
        const plain = dollars.toFixed(2);
        const wanted = cents < 0 ? `-${plain}` : plain;
        const grouped = dollars.toLocaleString('en-US', { minimumFractionDigits: 2 });
        const written =
          cents < 0 ? [`($${grouped})`, `${grouped}-`, `-$${plain}`, `${plain}CR`] : [`$${grouped}`, `+${plain}`];
        for (const text of written) expect(by('money', text)).toBe(wanted);
        const implied = `${cents < 0 ? '-' : ''}${String(Math.abs(cents)).padStart(11, '0')}`;
        expect(by('cents', implied)).toBe(wanted);
        expect(by('negate', by('negate', wanted))).toBe(wanted);
      }),
    );
  });

  it('is refused rather than guessed', () => {
    for (const text of ['1.234,50', '12,34', 'abc', '1.005', '--5', '$', '()', '1e5'])
      expect([text, by('money', text)]).toEqual([text, expect.stringMatching(/is not an amount|more than two/)]);
    expect(by('cents', '92.00')).toContain('is not a whole number');
  });
});

it('a name in one text is taken apart by comma or blanks, and put together again (moving-in-6)', () => {
  expect(splitName('OKONKWO, MARISOL A')).toEqual({ first: 'MARISOL', middle: 'A', last: 'OKONKWO' });
  expect(splitName('Ana María de la Cruz Jr')).toEqual({ first: 'Ana', middle: 'María', last: 'de la Cruz Jr' });
  expect(splitName('ACME')).toEqual({ first: '', middle: '', last: 'ACME' });
  const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/).filter((text) => !/^(Mac|Santa|Della)$/.test(text));
  fc.assert(
    fc.property(word, word, word, (first, middle, last) => {
      expect(splitName(`${last}, ${first} ${middle}`)).toEqual({ first, middle, last });
      expect(splitName(`${first} ${middle} ${last}`)).toEqual({ first, middle, last });
    }),
  );
});

it('capitals stand where names have them', () => {
  expect(titleCase("O'BRIEN-MCKAY")).toBe("O'Brien-McKay");
  expect(titleCase('PO BOX 4, NW ÅSTRÖM ST')).toBe('PO Box 4, NW Åström St');
});

it('a step that is not there is answered with the nearest, and one that is written wrong with how', () => {
  expect(stepOf('uper')).toEqual(new Refusal('there is no step uper: upper is the nearest'));
  expect(stepOf('constructor')).toBeInstanceOf(Refusal);
  expect(stepOf('day sometime')).toEqual(new Refusal('must be written like “day MM/DD/YYYY”'));
  expect(stepOf('cut')).toEqual(new Refusal('must be written like “cut 30”'));
});

it('empty stays empty through every step', () => {
  for (const words of ['money', 'day YYYYMMDD', 'yes-no', 'zeros 9', 'digits']) expect(by(words, '')).toBe('');
  expect(by('digits', '1-541-555-0142')).toBe('5415550142');
  expect(by('part 2 by blank', '2218 Cedar Hollow Rd')).toBe('Cedar');
});
