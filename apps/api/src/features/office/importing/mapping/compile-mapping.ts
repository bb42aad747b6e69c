import type { PlacedProblem } from '../../../../platform/yaml/settings-problems.ts';
import { entities } from '../entities/entities.ts';
import type { Entity } from '../entities/entity.ts';
import { type CompiledValue, compileValue, unknown } from './compile-value.ts';
import { Lookups } from './lookups.ts';
import type { MappedRows, Mapping } from './mapping.ts';
import { keeps, type OpenFile, openFile, sayAt } from './open-file.ts';
import { problemsIn, type ReadMapping } from './read-mapping.ts';

/** Rows of one of our files from the rows of one of theirs, ready to be made. */
export interface PlannedRows {
  readonly entity: Entity;
  readonly file: OpenFile;
  readonly keeps: (fields: readonly string[]) => boolean;
  /** Of each of our columns, in their order, what it is made of; undefined stays empty. */
  readonly values: readonly (CompiledValue | undefined)[];
  /** Places of our columns in which a row must differ from those before it. */
  readonly once: readonly number[];
}

/** A mapping that fits its files. */
export interface Plan {
  readonly rows: readonly PlannedRows[];
  readonly lookups: Lookups;
}

/** Holds a mapping against the files of a folder. Throws SettingsProblems with everything that does not fit (moving-in-2). */
export async function compileMapping(folder: string, { mapping, text }: ReadMapping): Promise<Plan> {
  const problems: PlacedProblem[] = [];
  const files = new Map<string, OpenFile>();
  for (const [name, file] of Object.entries(mapping.files)) {
    const opened = await openFile(folder, name, file, sayAt(problems, 'files', name));
    if (opened) files.set(name, opened);
  }
  // What stands in a file that could not be opened can't be judged.
  if (problems.length > 0) throw problemsIn(text, problems);
  for (const [name, file] of files) keeps(file, file.where, sayAt(problems, 'files', name, 'where'));
  const lookups = new Lookups();
  const rows = Object.entries(mapping.ours).flatMap(([ours, all]) => {
    const entity = entities.find((one) => one.file === ours);
    if (!entity) {
      const names = entities.map((one) => one.file);
      problems.push({ path: ['ours', ours], reason: unknown('file', ours, names) });
      return [];
    }
    return all.flatMap((one, place) => planRows(entity, one, { mapping, files, lookups, problems, place }));
  });
  if (problems.length > 0) throw problemsIn(text, problems);
  return { rows, lookups };
}

interface Planning {
  readonly mapping: Mapping;
  readonly files: ReadonlyMap<string, OpenFile>;
  readonly lookups: Lookups;
  readonly problems: PlacedProblem[];
  readonly place: number;
}

function planRows(entity: Entity, rows: MappedRows, planning: Planning): PlannedRows[] {
  const { mapping, files, lookups, problems } = planning;
  const at = ['ours', entity.file, planning.place];
  const file = files.get(rows.from);
  if (!file) {
    problems.push({ path: [...at, 'from'], reason: unknown('file', rows.from, [...files.keys()]) });
    return [];
  }
  const names = Object.keys(entity.columns);
  const known = (column: string, path: readonly PropertyKey[]): number => {
    const place = names.indexOf(column);
    if (place < 0) problems.push({ path: [...at, ...path], reason: unknown('column', column, names) });
    return place;
  };
  for (const column of Object.keys(rows.columns)) known(column, ['columns', column]);
  for (const [column, codec] of Object.entries(entity.columns)) {
    const left = codec('', '');
    if ('problem' in left && !Object.hasOwn(rows.columns, column))
      problems.push({ path: [...at, 'columns'], reason: `${column} must be mapped: left out, it ${left.problem}` });
  }
  const once = (rows.once ?? []).map((column, place) => known(column, ['once', place]));
  const codes = new Map(
    Object.entries(mapping.codes ?? {}).map(([name, list]) => [name, new Map(Object.entries(list))]),
  );
  const habits = {
    timeZone: mapping.timeZone,
    century: mapping.century === undefined ? undefined : Number(mapping.century),
  };
  return (rows.repeat ?? [{}]).map((repeated) => {
    const around = { file, files, codes, lookups, habits, repeated };
    const named = (column: string) => (column.startsWith('$') ? (repeated[column.slice(1)] ?? column) : column);
    const where = Object.entries(rows.where ?? {}).map(([column, condition]) => [named(column), condition] as const);
    const isOwn = keeps(file, Object.fromEntries(where), sayAt(problems, ...at, 'where'));
    const isKept = keeps(file, file.where, () => undefined);
    return {
      entity,
      file,
      keeps: (fields) => isKept(fields) && isOwn(fields),
      once,
      values: names.map((column) => {
        const value = Object.hasOwn(rows.columns, column) ? rows.columns[column] : undefined;
        return value && compileValue(value, around, sayAt(problems, ...at, 'columns', column));
      }),
    };
  });
}
