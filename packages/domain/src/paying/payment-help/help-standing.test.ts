import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates.ts';
import {
  afterHelpEvent,
  booksContradict,
  grantedPart,
  type HelpEvent,
  type HelpFacts,
  helpEvents,
  helpStanding,
  isHelpOpen,
} from './help-standing.ts';

const today = '2026-11-21';
const asked: HelpFacts = { answer: null, isContradicted: false, lastDay: '2026-12-09' };
const after = (events: readonly HelpEvent[]) => events.reduce(afterHelpEvent, asked);
const orders = fc.array(fc.constantFrom(...helpEvents), { maxLength: 12 });
const grants: readonly HelpEvent[] = ['link-accepted', 'file-taken', 'office-granted'];

describe('what was asked for, over all orders of what becomes known', () => {
  it('is granted only after somebody who may has said yes, and after nothing that says no', () => {
    fc.assert(
      fc.property(orders, (events) => {
        if (helpStanding(after(events), today) !== 'granted') return;
        const answers = events.filter((event) => event !== 'contradicted' && event !== 'confirmed');
        const firstYes = events.findIndex((event) => grants.includes(event));
        expect(firstYes).toBeGreaterThanOrEqual(0);
        // What was refused came before it was opened again, never after.
        const no = answers.findIndex((event) => event === 'link-refused' || event === 'office-refused');
        if (no >= 0 && no < answers.findIndex((event) => grants.includes(event)))
          expect(answers.indexOf('office-reopened', no)).toBeGreaterThan(no);
        // The books’ last word since is not that they know nothing of it.
        if (events.includes('office-reopened')) return;
        const said = events.slice(firstYes).filter((event) => event === 'contradicted' || event === 'confirmed');
        expect(said.at(-1)).not.toBe('contradicted');
      }),
    );
  });

  it('is the same whatever is heard twice', () => {
    fc.assert(
      fc.property(orders, (events) => {
        expect(after(events.flatMap((event) => [event, event]))).toEqual(after(events));
      }),
    );
  });

  it('a late yes after the office has refused changes nothing, a late no after a yes is a contradiction', () => {
    expect(helpStanding(after(['office-refused', 'link-accepted']), today)).toBe('refused');
    expect(helpStanding(after(['office-granted', 'link-refused']), today)).toBe('contradicted');
    expect(helpStanding(after(['link-accepted', 'contradicted', 'link-accepted']), today)).toBe('contradicted');
    expect(helpStanding(after(['link-accepted', 'contradicted', 'confirmed']), today)).toBe('granted');
  });

  it('nothing known of it leaves it asked for, and its last day ends it', () => {
    expect(helpStanding(asked, today)).toBe('asked');
    expect(helpStanding(asked, asked.lastDay)).toBe('asked');
    expect(helpStanding(asked, addDays(asked.lastDay, 1))).toBe('over');
    expect(['asked', 'granted', 'refused', 'contradicted', 'over'].filter((one) => isHelpOpen(one as 'asked'))).toEqual(
      ['asked', 'granted', 'contradicted'],
    );
  });
});

describe('the books of the billing system', () => {
  const granted = { kind: 'extension', lastDay: '2026-12-09', grantedOn: '2026-11-21', grantedBy: 'office' } as const;
  const books = {
    asOf: '2026-11-22',
    derivedStatus: 'Past Due',
    pastDueAmount: 9200,
    cutOffDate: null,
    hasArrangement: false,
  };
  it.each([
    ['say nothing while they are of the day of the grant', { asOf: '2026-11-21', cutOffDate: '2026-12-02' }, undefined],
    ['say nothing after its last day', { asOf: '2026-12-10', cutOffDate: '2026-12-11' }, undefined],
    ['contradict it by a day to disconnect before its last', { cutOffDate: '2026-12-02' }, true],
    ['contradict it by a day to disconnect on its last', { cutOffDate: '2026-12-09' }, true],
    ['agree where that day is after it', { cutOffDate: '2026-12-10' }, false],
    ['agree where they name none', {}, false],
    ['contradict it where service is off', { derivedStatus: 'Disconnected', pastDueAmount: 0 }, true],
    ['contradict it where it was decided', { derivedStatus: 'Pending Disconnect' }, true],
    ['agree where nothing is past due', { pastDueAmount: 0, cutOffDate: '2026-12-02' }, false],
  ])('%s', (_, said, expected) => {
    expect(booksContradict(granted, { ...books, ...said })).toBe(expected);
  });

  it('contradict a grant that came too late on its own day, unless a person still has to take a decision back', () => {
    const said = (derivedStatus: string, grantedBy: 'office' | 'link') =>
      booksContradict({ ...granted, grantedBy }, { ...books, derivedStatus, asOf: '2026-11-21' });
    expect([said('Disconnected', 'office'), said('Disconnected', 'link')]).toEqual([true, true]);
    expect([said('Pending Disconnect', 'office'), said('Pending Disconnect', 'link')]).toEqual([undefined, true]);
  });

  it('agree with an arrangement that they have', () => {
    const cutOff = { ...books, cutOffDate: '2026-12-02' };
    expect(booksContradict({ ...granted, kind: 'arrangement' }, { ...cutOff, hasArrangement: true })).toBe(false);
    expect(booksContradict({ ...granted, kind: 'arrangement' }, cutOff)).toBe(true);
  });
});

it('the next part is the first that the payments do not cover', () => {
  const help = {
    amount: 9660,
    parts: [
      { day: '2026-11-21', amount: 3220 },
      { day: '2026-12-25', amount: 3220 },
      { day: '2027-01-25', amount: 3220 },
    ],
  };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12_000 }), (paid) => {
      const next = grantedPart(help, paid);
      expect(next === undefined).toBe(paid >= help.amount);
      if (next) expect(next.nextAmount).toBeGreaterThan(0);
    }),
  );
  expect(grantedPart(help, 4000)).toEqual({ balance: 9660, nextAmount: 2440, nextDueDate: '2026-12-25' });
});
