import type { Lack } from '../../rates/usage.ts';

/** What is lacking, in as few words as a member reads. */
export type SaidLack = 'hours' | 'demand' | 'coopPeak' | 'other';

const said: Partial<Readonly<Record<Lack, SaidLack>>> = {
  intervals: 'hours',
  shorterIntervals: 'hours',
  registers: 'hours',
  demand: 'demand',
  demandByDay: 'demand',
  earlierDemand: 'demand',
  coopPeak: 'coopPeak',
};

export const lackOf = (lack: Lack): SaidLack => said[lack] ?? 'other';
