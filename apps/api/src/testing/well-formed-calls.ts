import type { OperationSpec } from '@rochdale/contract/operation';
import { type OperationName, operations } from '@rochdale/contract/operations/operations';
import { memberCalls } from './member-calls.ts';
import type { CallTerms, WellFormedCalls } from './numbers.ts';
import { passkeyCalls } from './passkey-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import { systemCalls } from './system-calls.ts';
import { visitorCalls } from './visitor-calls.ts';

const calls: WellFormedCalls = { ...memberCalls, ...passkeyCalls, ...paymentCalls, ...systemCalls, ...visitorCalls };

/** Every operation by its name. */
export const names = Object.keys(operations) as OperationName[];

/** An operation's row, whatever it is. */
export const rowOf = (name: OperationName): OperationSpec => operations[name];

/** A call as it goes over the wire. */
export interface WireCall {
  readonly method: OperationSpec['method'];
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

/** The parts of a call. */
export interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A well-formed call of an operation. */
export const callOf = (name: OperationName, terms: CallTerms): WireCall => wireCallOf(name, calls[name](terms));

/** A call of an operation with these parts. */
export function wireCallOf(name: OperationName, { params = {}, query = {}, body }: Parts): WireCall {
  const { method, path } = rowOf(name);
  const filled = path.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(params[key])));
  const texts = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const search = new URLSearchParams(texts).toString();
  const url = search === '' ? filled : `${filled}?${search}`;
  return { method, url, ...(typeof body === 'object' && body !== null && { payload: body }) };
}
