import type { Asked } from './assumptions.ts';
import { type Costs, callKinds } from './costs.ts';
import type { Part, Work } from './queue.ts';

/** Everything that a machine is asked for, in the order of its works. */
export const askedKinds: readonly Asked[] = [...callKinds, 'message'];

/** What one of a kind takes, in milliseconds of a processor, by who works. */
export interface Shares {
  readonly api: number;
  readonly postgres: number;
  readonly worker: number;
}

export const sharesOf = ({ calls, message }: Costs): readonly Shares[] =>
  askedKinds.map((kind) =>
    kind === 'message'
      ? { api: 0, postgres: message.postgresMs, worker: message.workerMs }
      : { api: calls[kind].apiMs, postgres: calls[kind].postgresMs, worker: 0 },
  );

/**
 * How a machine works each kind off: half of the API's time, PostgreSQL's, the other half. A password is checked in a thread
 * beside the API's own. A message holds the worker from begin to end, PostgreSQL's part with it: one after the other.
 */
export function worksOf(costs: Costs): readonly Work[] {
  return askedKinds.map((kind): Work => {
    if (kind === 'message') {
      const { workerMs, postgresMs } = costs.message;
      return { parts: [{ where: 'process', ms: workerMs + postgresMs }], inWorker: true };
    }
    const { apiMs, postgresMs } = costs.calls[kind];
    const passwordMs = kind === 'signIn' ? Math.min(costs.passwordMs, apiMs) : 0;
    const half: Part = { where: 'process', ms: (apiMs - passwordMs) / 2 };
    const elsewhere = [postgresMs, passwordMs].filter((ms) => ms > 0);
    return { parts: [half, ...elsewhere.map((ms): Part => ({ where: 'elsewhere', ms })), half] };
  });
}
