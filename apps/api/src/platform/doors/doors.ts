import type { Database } from '../database/database.ts';
import { ProofNeeded } from '../http/refusal.ts';
import { type Limit, takeTry, triesTaken } from '../limits/limits-store.ts';
import { neighborhoodOf } from '../limits/network.ts';
import type { Metrics } from '../metrics.ts';
import type { Proofs } from './proofs.ts';

/** A door that somebody may open by guessing. */
export interface Door {
  readonly name: 'quick-pay' | 'sign-in' | 'registration' | 'account-code' | 'unclaimed-credits';
  /** Wrong tries an hour of all networks together after which those that had one prove work. */
  readonly ofAll: number;
  /** Wrong tries an hour of one network after which it proves work in any case. */
  readonly ofOne: number;
}

/** Who stands there. */
export interface Visitor {
  /** The network that calls. */
  readonly address: string;
  /** The proof that came with the call. */
  readonly proof: string | undefined;
}

type DoorEvent = 'wrong' | 'locked' | 'proof-asked' | 'proof-good' | 'proof-bad' | 'code-sent' | 'code-withheld';

/**
 * Limits that all callers share. They never refuse: a network that guessed wrong lately does some work before its next
 * try is judged, while too many guess wrong. A network that did not is let through.
 */
export interface Doors {
  /** Lets a try at a subject (an account, a login) through, or throws `ProofNeeded`. */
  pass(door: Door, visitor: Visitor, subject: string, now: Date): Promise<void>;
  /** Counts a try that was wrong. */
  wrong(door: Door, visitor: Visitor, now: Date): Promise<void>;
  /** Counts what else happened at a door, for those who watch. */
  note(door: Door['name'], event: DoorEvent): void;
}

const hour = 60;
const ofAll = ({ name, ofAll: tries }: Door): Limit => ({ key: `door:${name}:all`, tries, minutes: hour });
const ofOne = ({ name, ofOne: tries }: Door, { address }: Visitor): Limit => ({
  key: `door:${name}:${neighborhoodOf(address)}`,
  tries,
  minutes: hour,
});

/** The doors of one process; what they count stands in the database, for all processes. */
export function openDoors(db: Database, proofs: Proofs, metrics: Metrics): Doors {
  const note = (door: Door['name'], event: DoorEvent): void => metrics.atDoor(door, event);
  const mustProve = async (door: Door, visitor: Visitor, now: Date): Promise<boolean> => {
    const own = await triesTaken(db, ofOne(door, visitor), now);
    if (own === 0) return false;
    return own >= door.ofOne || (await triesTaken(db, ofAll(door), now)) >= door.ofAll;
  };
  return {
    note,
    pass: async (door, visitor, subject, now) => {
      if (!(await mustProve(door, visitor, now))) return;
      const { proof } = visitor;
      const name = proof === undefined ? undefined : await proofs.check(door.name, subject, proof, now);
      const isFresh =
        name !== undefined && (await takeTry(db, { key: `proof:${name}`, tries: 1, minutes: 5 }, now)).taken;
      if (isFresh) return note(door.name, 'proof-good');
      note(door.name, proof === undefined ? 'proof-asked' : 'proof-bad');
      throw new ProofNeeded(await proofs.ask(door.name, subject, now));
    },
    wrong: async (door, visitor, now) => {
      note(door.name, 'wrong');
      await takeTry(db, ofOne(door, visitor), now);
      await takeTry(db, ofAll(door), now);
    },
  };
}
