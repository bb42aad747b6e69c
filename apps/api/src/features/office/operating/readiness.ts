import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { databaseAnswers, schemaWatch } from '../../../platform/database/answers.ts';

/** Why a process should get no calls; names only. */
type Reason = 'starting' | 'stopping' | 'database' | 'schema' | 'portal';

/** `degraded`: calls are welcome, though the database is away; outages are answered from memory and reports kept. */
interface Readiness {
  readonly status: 'ready' | 'degraded' | 'not-ready';
  readonly reasons: readonly Reason[];
}

/** Knows whether a process should get calls. */
export interface ReadinessWatch {
  ask(): Promise<Readiness>;
  /** The process listens. */
  began(): void;
  /** The process is about to end: a balancer should send nothing more. */
  ending(): void;
}

/** The database has so long to answer. */
const patienceMs = 500;

/**
 * Watches what a process needs. One that answers in a storm stays welcome when the database goes away after it was
 * ready once: every process sees the same database, and a balancer that drops them all would lose outage reports.
 */
export function watchReadiness({
  pool,
  portalFolder,
  answersInStorm = false,
}: {
  readonly pool: pg.Pool;
  readonly portalFolder?: string | undefined;
  readonly answersInStorm?: boolean;
}): ReadinessWatch {
  const schema = schemaWatch(pool);
  let phase: 'starting' | 'running' | 'stopping' = 'starting';
  let wasReady = false;
  let asking: Promise<Readiness> | undefined;
  const ofDatabase = async (): Promise<Reason[]> => {
    if (!(await databaseAnswers(pool, patienceMs))) return ['database'];
    const state = await schema().catch(() => undefined);
    if (state === undefined) return ['database'];
    return state === 'behind' ? ['schema'] : [];
  };
  const look = async (): Promise<Readiness> => {
    const reasons: Reason[] = phase === 'running' ? [] : [phase];
    reasons.push(...(await ofDatabase()));
    if (portalFolder !== undefined && !(await isBuilt(portalFolder))) reasons.push('portal');
    if (reasons.length === 0) wasReady = true;
    if (reasons.length === 0) return { status: 'ready', reasons };
    const onlyDatabase = reasons.every((reason) => reason === 'database');
    return { status: answersInStorm && wasReady && onlyDatabase ? 'degraded' : 'not-ready', reasons };
  };
  return {
    ask: () => {
      asking ??= look().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    began: () => {
      phase = 'running';
    },
    ending: () => {
      phase = 'stopping';
    },
  };
}

async function isBuilt(portalFolder: string): Promise<boolean> {
  return access(join(portalFolder, 'dist/client/.vite/manifest.json')).then(
    () => true,
    () => false,
  );
}
