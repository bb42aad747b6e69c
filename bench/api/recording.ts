import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import type { Statement } from './plan.ts';

const pg: typeof import('pg') = createRequire(import.meta.url)('pg');

interface Recording {
  readonly waves: Statement[][];
  /** Whether a statement of the newest wave has been answered: what comes now waited for it. */
  answered: boolean;
}

const recordings = new AsyncLocalStorage<Recording>();
const given = pg.Pool.prototype.query;

/** Listens to every statement that this process sends through a pool. */
export function listenToPools(): void {
  const listening = function (
    this: unknown,
    config: Omit<Statement, 'values'>,
    values: readonly unknown[] = [],
    ...more: []
  ) {
    const recording = recordings.getStore();
    const running: Promise<unknown> = Reflect.apply(given, this, [config, values, ...more]);
    if (recording === undefined) return running;
    const newest = recording.waves.at(-1);
    const { name, rowMode, text } = config;
    const statement = { name, rowMode, text, values };
    if (newest === undefined || recording.answered) {
      recording.waves.push([statement]);
      recording.answered = false;
    } else newest.push(statement);
    return running.finally(() => {
      recording.answered = true;
    });
  };
  Object.defineProperty(pg.Pool.prototype, 'query', { value: listening });
}

/** What a piece of work asked of the database, in waves of statements that ran at the same time. */
export async function recorded<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly waves: readonly (readonly Statement[])[] }> {
  const recording: Recording = { waves: [], answered: false };
  const result = await recordings.run(recording, work);
  return { result, waves: recording.waves };
}
