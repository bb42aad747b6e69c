import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bringBillPapers } from '../../features/account/bills/brought-papers/bring-bill-papers.ts';
import { writeEntry } from '../../features/office/audit/write-entry.ts';
import { counted } from '../../platform/counted.ts';
import { readEnvironment } from '../../platform/environment.ts';
import type { Command } from '../command.ts';
import { withOffice } from '../with-office.ts';

const usage = 'Usage: coop import-bill-papers <folder> [--by <name>].';
/** Most refused rows that are printed; the rest are counted. */
const maxLines = 50;

export const importBillPapersCommand: Command = {
  usage: 'import-bill-papers <folder> [--by <name>]',
  summary:
    'Takes the PDFs of old bills from bills-pdf of an import folder, checked by bills-pdf/index.csv; 2 when some were refused.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({
      args: [...argumentsGiven],
      allowPositionals: true,
      options: { by: { type: 'string', default: hostname() } },
    });
    const [folder, ...rest] = positionals;
    if (folder === undefined || rest.length > 0) throw new Error(usage);
    const { coopFolder } = readEnvironment();
    return withOffice(async ({ db, clock, auditSeal }) => {
      const { added, changed, same, problems } = await bringBillPapers(db, { folder: resolve(folder), coopFolder });
      const facts = { added, changed, same, refused: problems.length };
      await db.transaction((tx) =>
        writeEntry(tx, auditSeal, clock.now(), {
          act: 'bill-papers-brought',
          byWhom: 'command',
          facts,
          personal: { by: values.by },
        }),
      );
      for (const { file, line, column, reason } of problems.slice(0, maxLines))
        console.log([`${file}:${line}`, column, reason].filter(Boolean).join(': '));
      if (problems.length > maxLines) console.log(`… and ${problems.length - maxLines} more.`);
      const refused = counted(problems.length, 'row', 'rows');
      console.log(`${counted(added, 'bill', 'bills')} new, ${changed} changed, ${same} the same; ${refused} refused.`);
      return problems.length > 0 ? 2 : 0;
    });
  },
};
