import { Refusal } from '@rochdale/domain/office/importing/mapping/step';
import { isSecret } from '../entities/shown-fields.ts';
import { decodedFields } from '../reading/decode-rows.ts';
import type { PlannedRows } from './compile-mapping.ts';
import type { SeenKeys } from './seen-keys.ts';
import type { SourceRow } from './sources/source.ts';

/** A row of theirs that becomes none of ours: where, and why. */
export interface RejectedRow {
  readonly file: string;
  readonly line: number;
  /** Their columns. */
  readonly column: string;
  readonly reason: string;
  /** Ours, `members.csv: lastName`. */
  readonly ours: string;
}

/** The texts of a row of ours, in the order of its columns; undefined where none is made. */
export type MakeRow = (row: SourceRow) => readonly string[] | undefined;

/** Makes rows of ours; each is judged by the importer's own rules, so that what is wrong is told where it stands (moving-in-7). */
export function rowMaker(planned: PlannedRows, seen: SeenKeys, reject: (row: RejectedRow) => void): MakeRow {
  const { entity, values, once } = planned;
  const columns = Object.entries(entity.columns);
  const theirs = new Map(columns.map(([name], place) => [name, values[place]?.columns.join(' + ') ?? '']));
  return (row) => {
    let isBad = false;
    const refuse = (name: string, reason: string) => {
      isBad = true;
      const ours = name === '' ? entity.file : `${entity.file}: ${name}`;
      reject({ file: row.file, line: row.line, column: theirs.get(name) ?? '', reason, ours });
    };
    const texts = columns.map(([name], place) => {
      const text = values[place]?.read(row.fields) ?? '';
      if (!(text instanceof Refusal)) return text;
      refuse(name, isSecret(entity.columns[name]) ? text.bare : text.reason);
      return '';
    });
    if (isBad) return undefined;
    if (once.length > 0 && seen.add(once.map((place) => texts[place]).join('\u0000'))) return undefined;
    decodedFields(entity, columns, texts, refuse);
    return isBad ? undefined : texts;
  };
}
