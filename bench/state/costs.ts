import { readFile } from 'node:fs/promises';
import { programAt } from '../support/product.ts';

/** Kinds of calls that members make and that are measured. */
export const callKinds = [
  'homePage',
  'asset',
  'signIn',
  'accounts',
  'balance',
  'overview',
  'bills',
  'bill',
  'usage',
  'quickPayFind',
  'quickPayBegin',
  'quickPayResult',
  'outageMap',
  'outageStatus',
  'outageReport',
] as const;
export type CallKind = (typeof callKinds)[number];

/** What a call takes of a processor, in milliseconds. */
export interface CallCost {
  readonly apiMs: number;
  readonly postgresMs: number;
  /** How many calls were measured. */
  readonly calls: number;
}

/** What was measured, and on what. */
export interface Costs {
  /** Processors, model, memory. */
  readonly machine: string;
  readonly date: string;
  readonly node: string;
  readonly release: string;
  /** Load averages of 1, 5 and 15 minutes before the first call and after the last. */
  readonly load: { readonly before: string; readonly after: string };
  /** Members of the co-op that was asked. */
  readonly members: number;
  /** One check of a right password, in milliseconds of a processor: part of `signIn`, outside the API's event loop. */
  readonly passwordMs: number;
  /** Scripts and styles that the home page names. */
  readonly assetsOfPage: number;
  /** Length of an answer of the outage map, in bytes. */
  readonly mapBytes: number;
  readonly calls: Readonly<Record<CallKind, CallCost>>;
  /** A message that the worker writes and hands to a carrier. */
  readonly message: { readonly workerMs: number; readonly postgresMs: number; readonly messages: number };
}

/** Where the costs stand. */
export const costsFile = programAt('bench/state/costs.json');

/** The costs that were measured last. */
export const readCosts = async (): Promise<Costs> => JSON.parse(await readFile(costsFile, 'utf8'));
