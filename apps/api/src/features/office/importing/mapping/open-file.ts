import { nearestNames } from '@rochdale/domain/nearest-names';
import { realFileInside } from '../../../../platform/files/inside.ts';
import type { PlacedProblem } from '../../../../platform/yaml/settings-problems.ts';
import type { Condition, Conditions, MappedFile } from './mapping.ts';
import { columnsOf } from './sources/open-source.ts';
import type { SourceShape } from './sources/source.ts';

/** One of their files, opened: its columns are known. */
export interface OpenFile {
  readonly name: string;
  readonly paths: readonly string[];
  readonly shape: SourceShape;
  /** Its own columns, and behind them those that it carries. */
  readonly columns: readonly string[];
  readonly carried: readonly Carried[];
  /** Texts that mean nothing. */
  readonly empty: ReadonlySet<string>;
  readonly where: Conditions;
}

/** What stays from the last row of its kind: of which place, and whether a row is of that kind. */
export interface Carried {
  readonly place: number;
  readonly begins: (fields: readonly string[]) => boolean;
}

/** Takes what is wrong, by its place below what is looked at. */
export type Say = (path: readonly PropertyKey[], reason: string) => void;

/** What a problem says at a place of a mapping. */
export const sayAt =
  (problems: PlacedProblem[], ...at: readonly PropertyKey[]): Say =>
  (path, reason) => {
    problems.push({ path: [...at, ...path], reason });
  };

/** Opens a file of theirs; undefined where that can't be done, which is said. */
export async function openFile(
  folder: string,
  name: string,
  file: MappedFile,
  say: Say,
): Promise<OpenFile | undefined> {
  const paths: string[] = [];
  for (const [place, given] of file.file.entries()) {
    const path = await realFileInside(folder, given);
    if (path === undefined) say(['file', place], `there is no ${given} in the folder`);
    else paths.push(path);
  }
  const [first] = paths;
  if (first === undefined || paths.length < file.file.length) return undefined;
  const shape = shapeOf(first, file);
  const columns = await columnsOf(first, shape);
  if (columns === undefined) {
    say(['file'], 'is empty');
    return undefined;
  }
  const own = { name, paths, shape, columns, carried: [], empty: new Set(file.empty), where: file.where ?? {} };
  return withCarried(own, file.carry ?? {}, say);
}

function withCarried(file: OpenFile, carry: NonNullable<MappedFile['carry']>, say: Say): OpenFile {
  const names = Object.keys(carry);
  const carried = Object.entries(carry).map(([name, { from, where }]): Carried => {
    if (file.columns.includes(name)) say(['carry', name], `${file.name} has a column ${name} already`);
    const below: Say = (path, reason) => say(['carry', name, ...path], reason);
    return {
      place: placeOf(file, from, ['from'], below),
      begins: keeps(file, where, (path, reason) => below(['where', ...path], reason)),
    };
  });
  return { ...file, columns: [...file.columns, ...names], carried };
}

const delimiters = { csv: ',', tsv: '\t', semicolon: ';', bar: '|', fixed: ',', excel: ',' } as const;
const encodings = {
  'utf-8': 'utf-8',
  'utf-16': undefined,
  'latin-1': 'windows-1252',
  'windows-1252': 'windows-1252',
} as const;

/** How a file is read, as the mapping says it, else by the end of its name. */
export function shapeOf(path: string, file: MappedFile): SourceShape {
  const ending = /\.(xlsx|tsv)$/i.exec(path)?.[1]?.toLowerCase();
  const byName = ending === 'xlsx' ? 'excel' : ending === 'tsv' ? 'tsv' : 'csv';
  const format = file.format ?? (file.widths ? 'fixed' : file.by === undefined ? byName : 'csv');
  const widths = Object.entries(file.widths ?? {});
  return {
    kind: format === 'fixed' || format === 'excel' ? format : 'delimited',
    delimiter: file.by ?? delimiters[format],
    encoding: file.encoding && encodings[file.encoding],
    withoutQuotes: file.quotes === 'no',
    skip: Number(file.skip ?? 0),
    columns: file.widths ? widths.map(([column]) => column) : file.columns,
    widths: widths.map(([, places]) => {
      const [from = 1, to = 1] = places.split('-').map(Number);
      return [from - 1, to];
    }),
    sheet: file.sheet,
  };
}

/** The place of a column of theirs; one that is not there is said, with the nearest. */
export function placeOf(file: OpenFile, column: string, path: readonly PropertyKey[], say: Say): number {
  const place = file.columns.indexOf(column);
  if (place < 0) {
    const [nearest] = nearestNames(column, file.columns);
    const meant =
      nearest === undefined ? `; it has ${file.columns.slice(0, 40).join(', ')}` : `: ${nearest} is the nearest`;
    say(path, `${file.name} has no column ${column}${meant}`);
  }
  return place;
}

/** A text of a row: without blanks around it, and empty where it means nothing. */
export function textAt(file: OpenFile, fields: readonly string[], place: number): string {
  const text = (fields[place] ?? '').trim();
  return file.empty.has(text) ? '' : text;
}

/** Whether a row is wanted. */
export function keeps(file: OpenFile, conditions: Conditions, say: Say): (fields: readonly string[]) => boolean {
  const tests = Object.entries(conditions).map(([column, condition]) => ({
    place: placeOf(file, column, [column], say),
    ...setsOf(condition),
  }));
  return (fields) =>
    tests.every(({ place, is, not }) => {
      const text = textAt(file, fields, place);
      return (is === undefined || is.has(text)) && !not?.has(text);
    });
}

const setsOf = ({ is, not }: Condition) => ({ is: is && new Set(is), not: not && new Set(not) });
