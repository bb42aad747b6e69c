import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { csvLine } from '@rochdale/domain/csv-text';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Executor } from '../../../../../platform/database/database.ts';
import { type AccountDifference, listDifferences } from '../differing-accounts-store.ts';
import type { Rehearsal } from '../rehearse.ts';
import { contentOf } from './content-of.ts';
import { differencesFile, shownDifferences } from './difference-section.ts';
import { reportHtml } from './report-html.ts';
import { reportPdf } from './report-pdf.ts';

const batchSize = 5000;

/** Makes the folder of a report, and says before anything else is done when nothing can be written there. */
export async function prepareReportFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`The report can’t be written into ${folder}: ${messageOf(error)}`);
  }
}

/** Writes the report of a rehearsal into a folder: HTML, PDF, and where accounts differ a list of all. Answers their paths. */
export async function writeReport(
  folder: string,
  found: Rehearsal,
  scratch: Executor,
  { site, language }: { readonly site: Site; readonly language: LanguageName },
): Promise<readonly string[]> {
  const hasDifferences = (found.differingAccounts ?? 0) > 0;
  const shown = hasDifferences ? await listDifferences(scratch, 0, shownDifferences) : [];
  const { coopName: coop } = site.settings;
  const content = contentOf(found, shown, { coop, timeZone: site.timeZone, text: translatorOf(language) });
  const pdf = await reportPdf(content, site, language);
  return [
    await writeWhole(join(folder, 'report.html'), [reportHtml(content, language)]),
    await writeWhole(join(folder, 'report.pdf'), [pdf]),
    ...(hasDifferences ? [await writeWhole(join(folder, differencesFile), allDifferences(scratch))] : []),
  ];
}

async function* allDifferences(scratch: Executor): AsyncGenerator<string> {
  yield csvLine(['accountNumber', 'what', 'billingSystem', 'portal']);
  let place = 0;
  for (;;) {
    const batch = await listDifferences(scratch, place, batchSize);
    yield batch.map(lineOf).join('');
    if (batch.length < batchSize) return;
    place += batchSize;
  }
}

function lineOf({ accountNumber, what, theirs, ours }: AccountDifference): string {
  const isMoney = what === 'accountBalance' || what === 'pastDueAmount';
  const said = (value: string) => (isMoney ? (Number(value) / 100).toFixed(2) : value);
  return csvLine([accountNumber, what, said(theirs), said(ours)]);
}

/** A file stands under its name when all of it is written, or not at all; it names members, and is its owner's alone. */
async function writeWhole(path: string, parts: AsyncIterable<string> | Iterable<string | Buffer>): Promise<string> {
  const part = `${path}.part`;
  try {
    const file = await open(part, 'w', 0o600);
    try {
      for await (const one of parts) await file.writeFile(one);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
    return path;
  } catch (error) {
    await rm(part, { force: true });
    throw new Error(`${path} could not be written: ${messageOf(error)}`);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
