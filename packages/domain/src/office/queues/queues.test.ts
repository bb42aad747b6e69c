import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type QueueFacts,
  queueActs,
  queueAnswers,
  queueKinds,
  queueViolation,
  refusalTemplates,
  sentenceViolation,
  standingOf,
  templatesOf,
} from './queues.ts';

const person = fc.constantFrom('ann', 'ben');
const facts: fc.Arbitrary<QueueFacts> = fc.record({
  kind: fc.constantFrom(...queueKinds),
  answer: fc.constantFrom(...queueAnswers, null),
  isTaken: fc.boolean(),
  holder: fc.option(person.map((staffId) => ({ staffId, name: staffId }))),
});
const can = (one: QueueFacts, act: (typeof queueActs)[number], who: string): boolean =>
  queueViolation(one, act, who) === undefined;

describe('what may be done with one that members asked for', () => {
  it('is answered at most once, and only what was refused is opened again', () => {
    fc.assert(
      fc.property(facts, person, (one, who) => {
        const isOpen = one.answer === null;
        for (const act of queueActs.filter((name) => name !== 'reopen'))
          if (can(one, act, who)) expect(isOpen).toBe(true);
        expect(can(one, 'reopen', who)).toBe(one.answer === 'refused');
      }),
    );
  });

  it('is answered by whoever has it, or by anyone where nobody has it', () => {
    fc.assert(
      fc.property(facts, person, (one, who) => {
        const isMine = one.holder === null || one.holder.staffId === who;
        expect(can(one, 'approve', who)).toBe(one.answer === null && isMine);
        expect(can(one, 'refuse', who)).toBe(one.answer === null && isMine && one.kind !== 'returned-letter');
        expect(can(one, 'give-back', who)).toBe(one.answer === null && one.holder?.staffId === who);
        expect(can(one, 'take', who)).toBe(one.answer === null && one.holder?.staffId !== who);
      }),
    );
  });

  it('waits until somebody answers it or the billing system takes it', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const expected = one.answer !== null ? 'answered' : one.isTaken ? 'taken' : 'waiting';
        expect(standingOf(one)).toBe(expected);
      }),
    );
  });
});

it('a refusal says something, and what is at hand only of its own kind', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...queueKinds),
      fc.option(fc.constantFrom(...refusalTemplates)),
      fc.string({ maxLength: 600 }),
      (kind, template, words) => {
        const isSaid = template === null ? words.trim() !== '' : templatesOf[kind].includes(template);
        expect(sentenceViolation(kind, { template, words }) === undefined).toBe(isSaid && words.length <= 500);
      },
    ),
  );
});
