import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedLines } from './turns-of-calls.ts';

const rules = { alone: 2, beside: 1, quietMs: 1000, longestMs: 10_000 };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line, and which of its calls have begun. */
function counted(lines: ReturnType<typeof sharedLines>) {
  const line = lines();
  const begun: number[] = [];
  return { begun, take: (...calls: number[]) => calls.map((one) => line.take(() => void begun.push(one))) };
}

it('so many begin at once, the others in their order as turns are given back', () => {
  const { begun, take } = counted(sharedLines(rules));
  const leave = take(1, 2, 3, 4);
  expect(begun).toEqual([1, 2]);
  leave[1]?.();
  leave[1]?.();
  expect(begun).toEqual([1, 2, 3]);
  leave[0]?.();
  expect(begun).toEqual([1, 2, 3, 4]);
  leave[2]?.();
  leave[3]?.();
  take(5, 6, 7);
  expect(begun.slice(4)).toEqual([5, 6]);
});

it('a line gives up what it had alone as soon as another comes, and has it again once the other is quiet', () => {
  const lines = sharedLines(rules);
  const [storm, other] = [counted(lines), counted(lines)];
  const leave = storm.take(1, 2, 3, 4, 5, 6);
  expect(storm.begun).toEqual([1, 2]);
  other.take(1)[0]?.();
  expect(other.begun).toEqual([1]);
  leave[0]?.();
  expect(storm.begun).toEqual([1, 2]);
  leave[1]?.();
  expect(storm.begun).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(1001);
  leave[2]?.();
  expect(storm.begun).toEqual([1, 2, 3, 4, 5]);
});

it('who goes while waiting never begins, and takes no turn from others', () => {
  const { begun, take } = counted(sharedLines({ ...rules, alone: 1 }));
  const [first, second] = take(1, 2, 3);
  second?.();
  first?.();
  expect(begun).toEqual([1, 3]);
});

it('who takes too long gives the turn back, once', () => {
  const { begun, take } = counted(sharedLines({ ...rules, alone: 1, longestMs: 20 }));
  const [slow] = take(1, 2);
  vi.advanceTimersByTime(19);
  expect(begun).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(begun).toEqual([1, 2]);
  slow?.();
  take(3);
  expect(begun).toEqual([1, 2]);
  vi.advanceTimersByTime(20);
  expect(begun).toEqual([1, 2, 3]);
});
