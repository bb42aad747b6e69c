import { expect, it } from 'vitest';
import { KeysSeen } from './keys-seen.ts';

it('remembers a million keys of a bill in a few bytes each, and sees none where none was', () => {
  const seen = new KeysSeen();
  const key = (n: number) => `10${4_000_000 + n}\u00002026-11-${10 + (n % 20)}\u0000B${n}`;
  const before = process.memoryUsage();
  let again = 0;
  for (let n = 0; n < 1_000_000; n += 1) if (seen.add(key(n))) again += 1;
  const after = process.memoryUsage();
  expect(again).toBe(0);
  const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  expect(grown / 1_000_000).toBeLessThan(50);
  for (let n = 0; n < 1_000_000; n += 1000) expect(seen.add(key(n))).toBe(true);
});
