import { writeFile } from 'node:fs/promises';
import { programAt } from '../support/product.ts';
import { boundMs, type Day, daysOf, machine, seed, state } from './assumptions.ts';
import { chanceOf } from './chance.ts';
import { type CoOp, coOpsOf } from './co-ops.ts';
import { readCosts } from './costs.ts';
import { busiestHour, type Demand, demandOf, sumWithin } from './demand.ts';
import { countByMinute, type DrawnCalls, drawCoOp, inOrder } from './drawn-calls.ts';
import { greatestLoad } from './greatest-load.ts';
import { placed } from './placing.ts';
import { runQueue } from './queue.ts';
import { coOpsTable, costsTable, type Result, resultsTable } from './tables.ts';
import { sharesOf, worksOf } from './works.ts';

/**
 * A day of a whole state on one, four and forty machines, with the costs of `costs.json` and the assumptions of
 * `assumptions.ts`. Every call of the day is drawn and counted; of the machine that is asked the most, the busiest hour is
 * worked off call by call. Prints tables, and writes them to `results.md`.
 */
const costs = await readCosts();
const [works, shares] = [worksOf(costs), sharesOf(costs)];
const coOps = coOpsOf(state.coOps, state.members, state.spread);
/** Visits that began so many minutes before an hour still make calls in it. */
const leadMinutes = 30;
/** What two cores have in an hour. */
const hourMs = 3_600_000 * machine.cores;

interface Drawn {
  readonly coOp: CoOp;
  readonly calls: DrawnCalls;
  readonly counts: Uint32Array;
}

const results: Result[] = [];
for (const [at, day] of daysOf(costs).entries()) {
  const began = performance.now();
  const drawing = { day, seed: seed + at, times: 1 };
  const drawn = coOps.map((coOp): Drawn => {
    const calls = drawCoOp(coOp, drawing);
    return { coOp, calls, counts: countByMinute(calls) };
  });
  const whole = demandOf(
    drawn.map(({ counts }) => counts),
    shares,
  );
  for (const machines of [1, 4, 40]) results.push(resultOf(day, at, drawn, machines, whole));
  const calls = whole.calls.reduce((sum, count) => sum + count, 0);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${day.name}: ${Math.round(calls).toLocaleString('en-US')} calls, simulated in ${seconds.toFixed(0)} s`);
}
const tables = [costsTable(costs), coOpsTable(coOps), resultsTable(results)].join('\n\n');
console.log(`\n${tables}`);
await writeFile(programAt('bench/state/results.md'), `# A state, as simulated\n${tables}\n`);

function resultOf(day: Day, at: number, drawn: readonly Drawn[], machines: number, whole: Demand): Result {
  const places = placed(drawn, machines, ({ coOp }) => coOp.members).map((on) => {
    const demand = demandOf(
      on.map(({ counts }) => counts),
      shares,
    );
    const from = busiestHour(demand);
    return { on, demand, from, asked: sumWithin(demand, from, from + 60) };
  });
  const busiest = places.reduce((most, place) => (place.asked.all > most.asked.all ? place : most));
  const { on, demand, from, asked } = busiest;
  const chance = chanceOf(seed * 7 + at);
  const inHour = inOrder(
    on.map(({ calls }) => calls),
    from,
    from + 60,
  );
  const { waits, answers } = runQueue(inHour, works, machine, chance);
  const use = asked.all / hourMs;
  const holds = (times: number): boolean => {
    const span = { from: Math.max(0, from - leadMinutes), to: from + 60 };
    const more = on.map(({ coOp }) => drawCoOp(coOp, { day, seed: seed + at, times, ...span }));
    const calls = inOrder(more, from, from + 60);
    const one = runQueue(calls, works, machine, chance, { overMs: boundMs, calls: calls.at.length / 100 });
    return !one.isGivenUp && ninetyNinth(one.waits) <= boundMs;
  };
  return {
    ...{ day: day.name, machines, from, coOps: on.length },
    members: on.reduce((sum, { coOp }) => sum + coOp.members, 0),
    ofState: most(whole.calls) / 60,
    ofMachine: most(demand.calls) / 60,
    use: { api: asked.api / hourMs, postgres: asked.postgres / hourMs, worker: asked.worker / hourMs },
    waitMs: ninetyNinth(waits),
    answerMs: ninetyNinth(answers),
    holds: greatestLoad(0.2 / use, 1.2 / use, holds),
  };
}

function most(all: Float64Array): number {
  return all.reduce((largest, one) => Math.max(largest, one), 0);
}

/** What one in a hundred is longer than. */
function ninetyNinth(all: Float64Array): number {
  return Float64Array.from(all).sort()[Math.ceil(all.length * 0.99) - 1] ?? 0;
}
