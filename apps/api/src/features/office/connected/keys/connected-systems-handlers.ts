import { createHash, randomUUID } from 'node:crypto';
import { uploadViolation } from '@rochdale/domain/office/connected/key-rules';
import { violation } from '@rochdale/domain/violation';
import type { Site } from '@rochdale/domain/website/site/site';
import { z } from 'zod';
import { type Clock, localNow } from '../../../../platform/clock.ts';
import type { Database, Executor } from '../../../../platform/database/database.ts';
import type { Handlers } from '../../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../../platform/http/refusal.ts';
import type { Vault } from '../../../../platform/sealing/vault.ts';
import { OutagesRefused, putOutages, readOutageRecord } from '../../../service/outage/public.ts';
import {
  type Export,
  findExport,
  listExports,
  lockedExportNames,
  markExportTaken,
  textOfExport,
} from '../../exporting/public.ts';
import { isHeld } from '../../holds/public.ts';
import { lockFiles } from './take-uploads.ts';
import { addUpload, findUpload, isUploadWaiting, type KeyUpload } from './uploads-store.ts';

interface ConnectedSystemsServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly site: () => Site;
}

type Names =
  | 'connected-outages.put'
  | 'connected-exports.list'
  | 'connected-exports.download'
  | 'connected-exports.take'
  | 'connected-imports.put'
  | 'connected-imports.see';

const mostExports = 100;

/** What the bearers of API keys may do; each use stands in the audit of the office (office-135, office-136). */
export function connectedSystemsHandlers(services: ConnectedSystemsServices): Pick<Handlers, Names> {
  const { db, clock, vault, site } = services;
  return {
    'connected-outages.put': async ({ body, caller }) => {
      const { timeZone } = site();
      const by = { now: localNow(clock, timeZone), at: clock.now(), timeZone, name: null };
      const told = body.outages.map((given, index) => ({ line: index + 1, record: readOutageRecord(given) }));
      const outages = told.map(({ record }) => record.outageNumber);
      try {
        return await db.transaction(async (tx) => {
          const { places } = await putOutages(tx, told, by);
          await caller.noteUse(tx, { outages: outages.slice(0, 100), saved: outages.length });
          return { saved: outages.length, places };
        });
      } catch (error) {
        throw error instanceof OutagesRefused ? refusalOf(error) : error;
      }
    },
    'connected-exports.list': async ({ caller }) => {
      const found = await listExports(db, mostExports);
      await caller.noteUse(db, {});
      return { exports: found.filter(({ what }) => !lockedExportNames.has(what)).map(presentExport) };
    },
    'connected-exports.download': async ({ params: { exportNumber }, caller }) => {
      const made = await openExport(db, exportNumber);
      const text = textOfExport(vault, made);
      await caller.noteUse(db, { exportNumber });
      return { ...presentExport(made), text, sha256: createHash('sha256').update(text).digest('hex') };
    },
    'connected-exports.take': async ({ params: { exportNumber }, caller }) =>
      db.transaction(async (tx) => {
        await openExport(tx, exportNumber);
        await markExportTaken(tx, exportNumber, clock.now());
        await caller.noteUse(tx, { exportNumber });
        return presentExport(await openExport(tx, exportNumber));
      }),
    'connected-imports.put': async ({ body: { files, full }, caller }) => {
      const names = files.map(({ name }) => name);
      const closed = uploadViolation(names);
      if (closed) throw fieldRefusal(closed, 'files');
      const uploadId = randomUUID();
      const lockedBody = lockFiles(vault, uploadId, files);
      return db.transaction(async (tx) => {
        // One at a time: what waits is large, and the importer takes no two at once.
        if (await isUploadWaiting(tx)) throw refusal(409, 'connected.upload.waits');
        const upload = {
          uploadId,
          keyId: caller.keyId,
          receivedAt: clock.now(),
          isFull: full,
          fileNames: names,
          lockedBody,
          state: 'waiting',
        } as const;
        await addUpload(tx, upload);
        await caller.noteUse(tx, { uploadId, files: names, full });
        return presentUpload({ ...upload, endedAt: null, rows: 0, problemCount: 0, problems: [] });
      });
    },
    'connected-imports.see': async ({ params: { uploadId }, caller }) => {
      const upload = await findUpload(db, uploadId, caller.keyId);
      if (!upload) throw refusal(404, 'error.notFound');
      await caller.noteUse(db, { uploadId });
      return presentUpload(upload);
    },
  };
}

/** A file that a key may take: none that is kept encrypted, and none while the database is held. */
async function openExport(db: Executor, exportNumber: number): Promise<Export> {
  const made = await findExport(db, exportNumber);
  if (!made || lockedExportNames.has(made.what)) throw refusal(404, 'error.notFound');
  if (await isHeld(db)) throw refusal(409, 'connected.held');
  return made;
}

const presentExport = (made: Omit<Export, 'body' | 'lockedBody'>) => ({
  exportNumber: made.exportNumber,
  what: made.what,
  fileName: made.fileName,
  rows: made.rows,
  createdAt: made.createdAt.toISOString(),
  takenAt: made.takenAt?.toISOString() ?? null,
});

type SeenUpload = Pick<
  KeyUpload,
  'uploadId' | 'state' | 'receivedAt' | 'endedAt' | 'rows' | 'problemCount' | 'problems'
>;

const problemsShape = z.array(
  z.object({ file: z.string(), line: z.number(), column: z.string().default(''), reason: z.string() }),
);

const presentUpload = ({ uploadId, state, receivedAt, endedAt, rows, problemCount, problems }: SeenUpload) => ({
  uploadId,
  state,
  receivedAt: receivedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  rows,
  problemCount,
  problems: problemsShape.parse(problems),
});

/** The first thing that is wrong, by the place of its outage in the list. */
function refusalOf({ problems: [first] }: OutagesRefused) {
  const { line = 0, column = '', reason = '' } = first ?? {};
  return fieldRefusal(
    violation('connected.outage.wrong', { place: line, column, reason }),
    `outages.${line - 1}.${column}`,
  );
}
