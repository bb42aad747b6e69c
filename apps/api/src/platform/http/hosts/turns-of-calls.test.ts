import { expect, it, vi } from 'vitest';
import { turnsOf } from './turns-of-calls.ts';

it('so many begin at once, the others in their order as turns are given back', () => {
  const turns = turnsOf(2, 10_000);
  const begun: number[] = [];
  const leave = [1, 2, 3, 4].map((one) => turns.take(() => void begun.push(one)));
  expect(begun).toEqual([1, 2]);
  leave[1]?.();
  leave[1]?.();
  expect(begun).toEqual([1, 2, 3]);
  leave[0]?.();
  expect(begun).toEqual([1, 2, 3, 4]);
  leave[2]?.();
  leave[3]?.();
  for (const one of [5, 6, 7]) turns.take(() => void begun.push(one));
  expect(begun.slice(4)).toEqual([5, 6]);
});

it('who goes while waiting never begins, and takes no turn from others', () => {
  const turns = turnsOf(1, 10_000);
  const begun: number[] = [];
  const [first, second] = [1, 2, 3].map((one) => turns.take(() => void begun.push(one)));
  second?.();
  first?.();
  expect(begun).toEqual([1, 3]);
});

it('who takes too long gives the turn back, once', () => {
  vi.useFakeTimers();
  const turns = turnsOf(1, 20);
  const begun: number[] = [];
  const [slow] = [1, 2].map((one) => turns.take(() => void begun.push(one)));
  vi.advanceTimersByTime(19);
  expect(begun).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(begun).toEqual([1, 2]);
  slow?.();
  turns.take(() => void begun.push(3));
  expect(begun).toEqual([1, 2]);
  vi.advanceTimersByTime(20);
  expect(begun).toEqual([1, 2, 3]);
  vi.useRealTimers();
});
