import type { Executor } from '../../../platform/database/database.ts';
import { type Hold, standingHolds } from './holds-store.ts';

const releases: Readonly<Record<Hold['kind'], string>> = {
  restore: 'coop reconcile --since-backup, then coop restore release; docs/operate.md says how.',
  rehearsal: 'nothing does, it is there to be looked at; coop rehearse --drop ends it.',
};

/** What releases a hold, for whoever has to. */
export const howReleased = ({ kind }: Hold): string => releases[kind];

/** Something was asked for that waits until a person has released what holds it. */
export class Held extends Error {
  constructor(hold: Hold) {
    super(
      `The database is held since ${hold.beganAt.toISOString()}: ${hold.detail} What releases it: ${howReleased(hold)}`,
    );
  }
}

/** Throws while anything holds: asked before a file leaves the house. */
export async function requireNotHeld(db: Executor): Promise<void> {
  const [hold] = await standingHolds(db);
  if (hold) throw new Held(hold);
}
