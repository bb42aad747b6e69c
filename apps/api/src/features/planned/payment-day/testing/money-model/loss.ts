import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '../../../../office/backup/restore-backup.ts';
import { writeBackup } from '../../../../office/backup/write-backup.ts';
import { adoptBankFile, compareSince, releaseRestored } from '../../../../office/restored/public.ts';
import { listBankFiles, textOfBankFile } from '../../../bank-file/public.ts';
import type { modelBank } from './bank.ts';
import type { ModelCoOp } from './model-co-op.ts';

const quiet = { release: '0', progress: () => undefined };
const look = { by: 'the model', reason: 'looked' };

/** Backups of a model's database, and its loss: the office brings the newest back as docs/operate.md says. */
export function modelLoss(coop: ModelCoOp, bank: ReturnType<typeof modelBank>) {
  const { database, services } = coop;
  let newest: string | undefined;
  let hasRestored = false;

  const forget = async (): Promise<void> => {
    if (newest !== undefined) await rm(newest, { recursive: true });
    newest = undefined;
  };

  return {
    backUp: async (): Promise<void> => {
      await forget();
      newest = await mkdtemp(join(tmpdir(), 'rochdale-model-backup-'));
      await writeBackup(database.url, newest, quiet);
      coop.sentSince.clear();
    },
    restore: async (): Promise<void> => {
      if (newest === undefined) return;
      hasRestored = true;
      await restoreBackup(database.url, newest, { ...quiet, force: true });
      coop.sentSince.again();
      await coop.importAll();
      for (const text of await bank.taken()) await adoptBankFile(services, text);
      await compareSince(services, { look, splits: new Map() });
      coop.pass(1);
      const { left } = await compareSince(services, { look, splits: new Map() });
      if (left > 0) coop.books.violations.push(`${left} charges could not be posted after the restore`);
      const taken = new Set(await bank.taken());
      const atBank = (await listBankFiles(services.db)).find((file) => taken.has(textOfBankFile(services.vault, file)));
      await releaseRestored(services, {
        ...look,
        exportNumber: 0,
        bankFile: atBank?.fileNumber ?? 0,
        noFilesSince: false,
        unreconciled: false,
        sendWaiting: false,
      });
    },
    /** Whether something that was told may not be on record any more. */
    hasRestored: (): boolean => hasRestored,
    forget,
  };
}
