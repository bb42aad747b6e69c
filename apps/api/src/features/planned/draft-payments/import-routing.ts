import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import {
  type DirectoryEntry,
  type DirectoryFault,
  readDirectoryLine,
} from '@rochdale/domain/planned/ach/routing-directory';
import type { Database } from '../../../platform/database/database.ts';
import { putInstitutions } from './institutions-store.ts';

/** A line of the directory that could not be read. */
interface BadLine {
  readonly line: number;
  readonly reason: string;
}

/** What an import of the routing directory did. One bad line, and nothing was written. */
export interface RoutingReport {
  readonly written: number;
  /** The first fifty; `badCount` counts all. */
  readonly bad: readonly BadLine[];
  readonly badCount: number;
}

const batchSize = 2000;
const mostBadLines = 50;
const reasons: Readonly<Record<DirectoryFault, string>> = {
  length: 'is not 155 characters long',
  routingNumber: 'has no routing number whose check digit is right (characters 1 to 9)',
  recordType: 'has a record type that is not 0, 1 or 2 (character 20)',
  newRoutingNumber: 'has no new routing number although its record type says so (characters 27 to 35)',
  name: 'has no name (characters 36 to 71)',
};

/**
 * Imports the Federal Reserve's FedACH directory (S1 §7 Financial institution): every line is checked first, then banks
 * are written by their routing numbers, in one transaction. Can be run again and again.
 */
export async function importRouting(options: {
  readonly file: string;
  readonly db: Database;
  readonly onProgress?: (step: 'checking' | 'writing', lines: number) => void;
}): Promise<RoutingReport> {
  const { file, db, onProgress = () => undefined } = options;
  const entries = new Map<string, DirectoryEntry>();
  const bad: BadLine[] = [];
  let badCount = 0;
  let line = 0;
  const report = (reason: string) => {
    badCount += 1;
    if (bad.length < mostBadLines) bad.push({ line, reason });
  };
  for await (const text of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    line += 1;
    const read = readDirectoryLine(text);
    if (read.kind === 'fault') report(reasons[read.fault]);
    else if (entries.has(read.entry.routingNumber)) report(`has ${read.entry.routingNumber} a second time`);
    else entries.set(read.entry.routingNumber, read.entry);
    if (line % batchSize === 0) onProgress('checking', line);
  }
  if (line === 0) report('is missing: the file is empty');
  if (badCount > 0) return { written: 0, bad, badCount };
  const all = [...entries.values()];
  await db.transaction(async (tx) => {
    for (let from = 0; from < all.length; from += batchSize) {
      await putInstitutions(tx, all.slice(from, from + batchSize));
      onProgress('writing', Math.min(from + batchSize, all.length));
    }
  });
  return { written: all.length, bad, badCount };
}
