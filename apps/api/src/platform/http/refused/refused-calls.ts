import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operationOf, shortNetwork } from '../request-log.ts';
import { callerAddress } from '../trusted-hops.ts';
import type { RefusedKind } from './refused-kinds.ts';

/** Calls of a kind from a network within a span of time. */
export interface RefusedCalls {
  readonly kind: RefusedKind;
  /** A network too large to be one household's; empty: of many. */
  readonly network: string;
  readonly operation: string;
  readonly calls: number;
}

/** Most that are told apart between two notes; what is beyond is counted together, so that nobody fills the table. */
const most = 200;
const everyMs = 60_000;

/** Counts what is refused, and has it noted once a minute and at the end. */
export function countRefused(app: FastifyInstance, note: (refused: readonly RefusedCalls[]) => Promise<void>): void {
  const counted = new Map<string, RefusedCalls>();
  const add = (one: Omit<RefusedCalls, 'calls'>): void => {
    const isBeyond = counted.size >= most && !counted.has(keyOf(one));
    const told = isBeyond ? { kind: one.kind, network: '', operation: '' } : one;
    counted.set(keyOf(told), { ...told, calls: (counted.get(keyOf(told))?.calls ?? 0) + 1 });
  };
  const tell = async (): Promise<void> => {
    const refused = [...counted.values()];
    counted.clear();
    if (refused.length > 0) await note(refused);
  };
  app.addHook('onResponse', async (request, { statusCode }) => {
    const kind = kindOf(request, statusCode);
    if (kind === undefined) return;
    add({ kind, network: shortNetwork(callerAddress(request)), operation: operationOf(request) });
  });
  const timer = setInterval(() => void tell(), everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await tell();
  });
}

const keyOf = ({ kind, network, operation }: Omit<RefusedCalls, 'calls'>): string =>
  [kind, network, operation].join(' ');

/** What was tried; undefined where a call was answered, or refused for what anybody may get wrong. */
function kindOf(
  { refusedFor, broughtBrokenSeal, caller }: Pick<FastifyRequest, 'refusedFor' | 'broughtBrokenSeal' | 'caller'>,
  status: number,
): RefusedKind | undefined {
  if (broughtBrokenSeal && status >= 400) return 'altered-value';
  if (status === 401 || status === 403) return 'refused-access';
  if (status === 404 && refusedFor === 'error.notFound' && caller !== undefined) return 'refused-access';
  if (status === 429) return 'limit-reached';
  return status === 400 && refusedFor === 'error.invalid' ? 'refused-input' : undefined;
}
