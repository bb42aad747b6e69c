import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { OpenJobQueue } from '../../../../platform/jobs/job-queue.ts';
import { sending } from '../../../../platform/jobs/looking.ts';
import type { Vault } from '../../../../platform/sealing/vault.ts';
import { importAndRecord } from '../../importing/recording/public.ts';
import { changeUpload, type KeyUpload, nextUpload, waitingUpload } from './uploads-store.ts';

/** A file as it was given in. */
export interface UploadedFile {
  readonly name: string;
  readonly text: string;
}

const filesShape = z.array(z.object({ name: z.string(), text: z.string() }));

/** Packs files and encrypts them for the time until the importer has them. */
export const lockFiles = (vault: Vault, uploadId: string, files: readonly UploadedFile[]): Buffer =>
  vault.lock('key-upload', uploadId, gzipSync(JSON.stringify(files)).toString('base64'));

const unlockFiles = (vault: Vault, uploadId: string, locked: Buffer): readonly UploadedFile[] =>
  filesShape.parse(
    JSON.parse(gunzipSync(Buffer.from(vault.unlock('key-upload', uploadId, locked), 'base64')).toString('utf8')),
  );

interface UploadServices {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly site: () => { readonly timeZone: string };
  readonly log: { error(fields: object, message: string): void };
}

/** Hands uploads to the importer, one after the other, by whose checks and bounds each is written or not (office-136). */
export async function takeUploads(services: UploadServices): Promise<void> {
  for (;;) {
    const next = await nextUpload(services.db);
    if (!next) return;
    await takeUpload(services, next.upload, `key “${next.keyName}”`);
  }
}

async function takeUpload(
  { db, pool, clock, vault, site, log }: UploadServices,
  upload: KeyUpload,
  by: string,
): Promise<void> {
  const { uploadId, lockedBody, isFull, receivedAt } = upload;
  if (lockedBody === null) return;
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-upload-'));
  try {
    await changeUpload(db, uploadId, { state: 'running' });
    for (const { name, text } of unlockFiles(vault, uploadId, lockedBody)) await writeFile(join(folder, name), text);
    const report = await importAndRecord(db, {
      folder,
      from: by,
      pool,
      vault,
      clock,
      givenAt: receivedAt,
      timeZone: site().timeZone,
      by,
      full: isFull,
      bounds: {},
    });
    await changeUpload(db, uploadId, {
      state: report.written ? 'written' : report.takenBack === undefined ? 'refused' : 'held',
      endedAt: clock.now(),
      lockedBody: null,
      rows: report.files.reduce((sum, { rows }) => sum + rows, 0),
      problemCount: report.problemCount,
      problems: report.problems.slice(0, 100),
    });
  } catch (error) {
    log.error({ err: error, uploadId }, 'an upload could not be imported');
    await changeUpload(db, uploadId, { state: 'failed', endedAt: clock.now(), lockedBody: null });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const name = 'imports.uploaded';
/** How often is looked whether files were given in. */
const lookMs = 1_000;

/** Hands uploads to the importer as they come. Answers how to end looking. */
export async function uploadsJob(
  { boss, repeat, lookAgain }: OpenJobQueue,
  services: UploadServices,
): Promise<() => void> {
  await repeat(name, { cron: '* * * * *', pollingIntervalSeconds: 1, expireInSeconds: 3600, retryLimit: 2 }, () =>
    takeUploads(services),
  );
  return lookAgain({ everyMs: lookMs, waiting: () => waitingUpload, look: sending(boss, name) });
}
