import { z } from 'zod';
import { copiedFiles } from './co-op-files.ts';

/** One table of a backup: its rows as PostgreSQL's COPY writes them, compressed. */
const copiedTable = z.object({
  name: z.string().regex(/^(public|pgboss)\.\w+$/),
  columns: z.array(z.string().min(1)).min(1),
  file: z.string().regex(/^[\w.-]+\.copy\.gz$/),
  rows: z.int().min(0),
  /** A sum over all rows in which their order does not count. */
  sum: z.string().regex(/^[\da-f]{16}$/),
  /** Of the file as it lies on the disk. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
});

/** A kind of job and how its jobs are tried again. */
const copiedQueue = z.object({ name: z.string(), options: z.record(z.string(), z.unknown()) });

/** What a backup holds. It is written last: a folder without one is no backup. */
export const backupManifest = z.object({
  format: z.literal(1),
  release: z.string(),
  /** The schema's newest migration. */
  migration: z.int(),
  takenAt: z.iso.datetime(),
  server: z.string(),
  tables: z.array(copiedTable),
  sequences: z.array(z.object({ name: z.string().regex(/^public\.\w+$/), value: z.string().regex(/^\d+$/) })),
  /** Months of usage that have partitions of their own. */
  months: z.array(z.string()),
  queues: z.array(copiedQueue),
  /** The co-op's folder; where there was none when the backup was taken, it holds none. */
  files: copiedFiles.optional(),
});

export type BackupManifest = z.output<typeof backupManifest>;
export type CopiedTable = z.output<typeof copiedTable>;
export type CopiedQueue = z.output<typeof copiedQueue>;

/** The name of the manifest in a backup's folder. */
export const manifestName = 'manifest.json';
