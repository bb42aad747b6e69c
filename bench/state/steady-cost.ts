import { cpuSeconds, treeCpuSeconds } from '../api/hosting/process-figures.ts';
import type { CallCost } from './costs.ts';

/** Who works for a call: the API, and PostgreSQL's first process, whose children are counted with it. */
export interface Workers {
  readonly api: number;
  readonly postgres: number;
}

/** Calls side by side without a pause, for so many seconds; answers how many there were. */
async function callFor(seconds: number, call: (turn: number) => Promise<void>, from: number): Promise<number> {
  const sideBySide = 4;
  const until = performance.now() + seconds * 1000;
  let turn = from;
  const lane = async (): Promise<void> => {
    while (performance.now() < until) {
      const own = turn;
      turn += 1;
      await call(own);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, lane));
  return turn - from;
}

/** What a call takes of a processor: the mean of all calls of some seconds, after some that are not counted. */
export async function costOf(
  { api, postgres }: Workers,
  { warmUp, seconds }: { readonly warmUp: number; readonly seconds: number },
  call: (turn: number) => Promise<void>,
): Promise<CallCost> {
  const before = await callFor(warmUp, call, 0);
  const used = [cpuSeconds(api), treeCpuSeconds(postgres)] as const;
  const calls = await callFor(seconds, call, before);
  const perCall = (now: number, then: number): number => ((now - then) * 1000) / calls;
  return { apiMs: perCall(cpuSeconds(api), used[0]), postgresMs: perCall(treeCpuSeconds(postgres), used[1]), calls };
}
