import { expect, it } from 'vitest';
import { feedPace } from './pace.ts';

it('feeds rest six times as long as they work, all together, however many there are (energy-96)', async () => {
  const pace = feedPace();
  const began = performance.now();
  const feeds = Array.from({ length: 4 }, async () => {
    for (let piece = 0; piece < 5; piece += 1) await pace(5);
  });
  await Promise.all(feeds);
  const took = performance.now() - began;
  expect(took).toBeGreaterThanOrEqual(4 * 5 * 5 * 6 - 5);
});

it('what takes hardly any time waits for nobody but those whose turn it is', async () => {
  const pace = feedPace();
  let turns = 0;
  const other = setInterval(() => {
    turns += 1;
  }, 0);
  for (let piece = 0; piece < 50; piece += 1) await pace(0.1);
  clearInterval(other);
  expect(turns).toBeGreaterThan(0);
});

it('a piece that stood still for a minute, with the machine or before the database, keeps no feed for minutes', async () => {
  const pace = feedPace();
  const began = performance.now();
  await Promise.all([pace(60_000), pace(1)]);
  expect(performance.now() - began).toBeLessThan(1_500);
});
