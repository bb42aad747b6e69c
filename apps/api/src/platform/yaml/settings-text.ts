import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, isNode, LineCounter, parseAllDocuments } from 'yaml';
import { type PlacedProblem, SettingsProblems } from './settings-problems.ts';
import { yamlProblems } from './yaml-problems.ts';

/** A file of settings as it was read, before any schema. */
export interface SettingsText {
  /** `site.yaml`, or `site.es.yaml`. */
  readonly fileName: string;
  readonly document: Document;
  readonly lines: LineCounter;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Reads a file of keys and values; undefined where there is none. Throws SettingsProblems for what is no such file. By the
 * schema `failsafe` everything is a text, as it was typed.
 */
export async function readSettingsText(
  folder: string,
  fileName: string,
  schema: 'core' | 'failsafe' = 'core',
): Promise<SettingsText | undefined> {
  const source = await readUtf8(folder, fileName);
  return source === undefined ? undefined : settingsTextOf(fileName, source, schema);
}

/** Reads what such a file holds. Throws SettingsProblems as `readSettingsText` does. */
export function settingsTextOf(fileName: string, source: string, schema: 'core' | 'failsafe'): SettingsText {
  const lines = new LineCounter();
  const [document, second] = parseAllDocuments(source, { lineCounter: lines, schema });
  if (!document || document.contents === null) throw new SettingsProblems([`${fileName}:1: the file is empty`]);
  const broken = yamlProblems(document.errors, lines, source);
  if (broken.length > 0) throw new SettingsProblems(broken.map(({ line, reason }) => `${fileName}:${line}: ${reason}`));
  if (second)
    throw new SettingsProblems([`${fileName}:${lines.linePos(second.range[0]).line}: a second document begins here`]);
  const values: unknown = document.toJS();
  if (!isRecord(values)) throw new SettingsProblems([`${fileName}:1: must hold keys and values`]);
  return { fileName, document, lines, values };
}

/** Reads a text of a folder; undefined where there is none. Throws SettingsProblems where it is not UTF-8. */
export async function readUtf8(folder: string, fileName: string): Promise<string | undefined> {
  const bytes = await readFile(join(folder, fileName)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return bytes === undefined ? undefined : textOfBytes(fileName, bytes);
}

/** The text of a file's bytes. Throws SettingsProblems where it is not UTF-8. */
export function textOfBytes(fileName: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const read = bytes.toString('utf8');
    const line = read.slice(0, read.indexOf('\uFFFD')).split('\n').length;
    throw new SettingsProblems([`${fileName}:${line}: the file is not UTF-8: save it with that encoding`]);
  }
}

/** The line of a key, or of the nearest thing above it that stands in the file. */
export function lineOf(path: readonly (string | number)[], { document, lines }: SettingsText): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** Writes a problem with its line: `site.yaml:12: settings.officeHours: …`. */
export function describeProblem({ path, reason }: PlacedProblem, text: SettingsText): string {
  const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
  return `${text.fileName}:${lineOf(steps, text)}: ${steps.join('.')}: ${reason}`;
}

/** Whether a value holds others by name. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
