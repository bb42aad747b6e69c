import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PaymentGateway } from '../../paying/payments/public.ts';
import { databaseTime } from './clock-store.ts';

/** A clock that is further from another, or jumps further, is not believed. */
const maxMs = 3_600_000;

export interface ClockServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly gateway: Pick<PaymentGateway, 'companyTime'>;
  /** Milliseconds that no change of the clock moves. */
  readonly elapsed: () => number;
}

/** Looks at the clock, and keeps what it last found. */
export interface ClockWatch {
  look(): Promise<string | undefined>;
  readonly fault: () => string | undefined;
}

/**
 * Watches this machine's clock, by which payments are taken: against the database's and the payment company's, and against
 * the time that has passed since the last look: after a jump, such as of a machine that slept, the company must confirm
 * it. Answers what is wrong, in a sentence; undefined while it may be believed.
 */
export function watchClock({ db, clock, gateway, elapsed }: ClockServices): ClockWatch {
  let last: { readonly wall: number; readonly elapsed: number } | undefined;
  let fault: string | undefined;
  const faultNow = async (): Promise<string | undefined> => {
    const wall = clock.now().getTime();
    const passed = elapsed();
    const jumped = last === undefined ? 0 : wall - last.wall - (passed - last.elapsed);
    // A company that is away says nothing of the time; nothing is charged then anyway.
    const company = await gateway.companyTime().catch(() => undefined);
    const others = [
      { name: 'the database', at: await databaseTime(db) },
      { name: 'the payment company', at: company },
    ];
    const wrong = others.find(({ at }) => at !== undefined && Math.abs(clock.now().getTime() - at.getTime()) > maxMs);
    if (wrong?.at) return `The clock is ${hours(Math.abs(wall - wrong.at.getTime()))} from that of ${wrong.name}.`;
    // The database may stand on the same machine, and have jumped with it: after a jump only the company is asked.
    if (jumped > maxMs && company === undefined) return `The clock jumped ${hours(jumped)} forward.`;
    last = { wall, elapsed: passed };
    return undefined;
  };
  return {
    look: async () => {
      fault = await faultNow();
      return fault;
    },
    fault: () => fault,
  };
}

const hours = (ms: number): string => `${(ms / 3_600_000).toFixed(1)} hours`;
