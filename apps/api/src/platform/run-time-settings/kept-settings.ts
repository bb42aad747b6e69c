import type { Database } from '../database/database.ts';
import { type RunTimeSettings, settingsOf } from './run-time-settings.ts';
import { readStoredSettings } from './run-time-settings-store.ts';

/** The run-time settings as a process knows them. */
export interface KeptSettings {
  /** As they were read last. */
  current(): RunTimeSettings;
  /** As they are now, or were at most two seconds ago; as they were read last while the database does not answer. */
  fresh(): Promise<RunTimeSettings>;
}

const freshMs = 2000;
/** Nobody waits longer for a database that hangs. */
const patienceMs = 500;

/**
 * Keeps the run-time settings of a process. They are read when they are asked for, at most every two seconds, by one
 * query whoever asks; a notification would not pass a pooler that changes connections with each transaction. `follow`
 * gets all that is stored each time it was read.
 */
export function keepSettings(
  db: Database,
  follow: (stored: ReadonlyMap<string, unknown>) => Promise<void> = async () => undefined,
): KeptSettings {
  let kept = settingsOf(new Map());
  let askedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    try {
      const stored = await readStoredSettings(db);
      kept = settingsOf(stored);
      await follow(stored);
    } catch {
      // What was read last stands until the database answers again.
    } finally {
      reading = undefined;
    }
  };
  return {
    current: () => kept,
    fresh: async () => {
      const now = performance.now();
      if (reading === undefined && now - askedAt < freshMs) return kept;
      if (reading === undefined) askedAt = now;
      reading ??= read();
      await withPatience(reading, patienceMs - (now - askedAt));
      return kept;
    },
  };
}

async function withPatience(reading: Promise<void>, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([reading, patience]);
  clearTimeout(timer);
}
