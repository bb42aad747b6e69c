import { minutesOfDay } from './arrivals.ts';
import { askedKinds, type Shares } from './works.ts';

/** What the calls of a machine ask of it, minute by minute. */
export interface Demand {
  /** Calls of members in each minute. */
  readonly calls: Float64Array;
  /** Milliseconds of a processor in each minute, by who works. */
  readonly ms: Readonly<Record<keyof Shares, Float64Array>>;
}

/** The demand of co-ops together, from how many calls of each kind they make in each minute. */
export function demandOf(counted: readonly Uint32Array[], shares: readonly Shares[]): Demand {
  const empty = () => new Float64Array(minutesOfDay);
  const demand = { calls: empty(), ms: { api: empty(), postgres: empty(), worker: empty() } };
  const add = (to: Float64Array, minute: number, more: number): void => {
    to[minute] = (to[minute] ?? 0) + more;
  };
  for (const counts of counted)
    for (const [cell, count] of counts.entries()) {
      if (count === 0) continue;
      const [minute, kind] = [Math.floor(cell / askedKinds.length), cell % askedKinds.length];
      const { api = 0, postgres = 0, worker = 0 } = shares[kind] ?? {};
      if (askedKinds[kind] !== 'message') add(demand.calls, minute, count);
      add(demand.ms.api, minute, count * api);
      add(demand.ms.postgres, minute, count * postgres);
      add(demand.ms.worker, minute, count * worker);
    }
  return demand;
}

/** The whole demand of some minutes, in milliseconds of a processor, and by who works. */
export function sumWithin({ ms }: Demand, from: number, to: number): Shares & { readonly all: number } {
  const sum = (of: Float64Array): number => of.subarray(from, to).reduce((all, one) => all + one, 0);
  const [api, postgres, worker] = [sum(ms.api), sum(ms.postgres), sum(ms.worker)];
  return { api, postgres, worker, all: api + postgres + worker };
}

/** The first minute of the 60 that ask the most. */
export function busiestHour(demand: Demand): number {
  let [busiest, most] = [0, -1];
  for (let minute = 0; minute + 60 <= minutesOfDay; minute += 1) {
    const { all } = sumWithin(demand, minute, minute + 60);
    if (all > most) [busiest, most] = [minute, all];
  }
  return busiest;
}
