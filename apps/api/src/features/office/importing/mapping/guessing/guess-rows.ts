import { likeness } from '@rochdale/domain/office/importing/mapping/likeness';
import { isMoney } from '../../csv-fields.ts';
import { entities } from '../../entities/entities.ts';
import type { Entity } from '../../entities/entity.ts';
import { fitSteps } from './fit-steps.ts';
import type { LookedAt, LookedColumn } from './look-at-folder.ts';

/** What a column of ours may be made of. */
export interface GuessedColumn {
  readonly column: string;
  readonly from: string;
  readonly steps: readonly string[];
  /** Their words, where ours are others and a person must say which is which. */
  readonly codes: readonly string[];
  /** Why a person should look; empty where it is sure. */
  readonly doubt: string;
}

/** One of our files from one of theirs, as it seems. */
export interface GuessedRows {
  readonly entity: Entity;
  readonly file: LookedAt;
  readonly columns: readonly GuessedColumn[];
  readonly once: readonly string[];
}

/** Names that are less alike are no guess at all; from the second on they are sure. */
const least = 0.55;
const sure = 0.75;
const maxCodes = 15;

/** Guesses which of our files can be made of which of theirs: all columns of the key and most that must be there (moving-in-9). */
export function guessRows(looked: readonly LookedAt[]): readonly GuessedRows[] {
  return entities.flatMap((entity) => {
    const tried = looked.map((file) => ({ entity, file, columns: guessColumns(entity, file) }));
    const rated = tried
      .map((one) => ({ one, weight: weightOf(one.entity, one.columns) }))
      .filter(({ weight }) => weight > 0)
      .sort((left, right) => right.weight - left.weight);
    const found = rated[0]?.one;
    return found ? [{ ...found, once: onceOf(found.entity, found.file, found.columns) }] : [];
  });
}

const mustBeThere = ({ columns }: Entity): string[] =>
  Object.entries(columns).flatMap(([name, codec]) => ('problem' in codec('', '') ? [name] : []));

/** How well a file serves: 0 where a column of the key is missing, or most of what must be there. */
function weightOf(entity: Entity, columns: readonly GuessedColumn[]): number {
  const found = new Set(columns.map(({ column }) => column));
  const must = mustBeThere(entity);
  const isThere = entity.key.every((name) => found.has(name)) && found.size * 3 > Object.keys(entity.columns).length;
  const share = must.filter((name) => found.has(name)).length / must.length;
  return isThere && share >= 0.6 ? share * 100 + found.size : 0;
}

function guessColumns(entity: Entity, file: LookedAt): readonly GuessedColumn[] {
  const rated = Object.keys(entity.columns).flatMap((column) =>
    file.columns.map((their) => ({ column, their, alike: likeness(column, their.name, entity.file) })),
  );
  const guessed = new Map<string, GuessedColumn>();
  const used = new Set<string>();
  for (const { column, their, alike } of rated.sort((one, other) => other.alike - one.alike)) {
    if (alike < least || guessed.has(column) || used.has(their.name)) continue;
    const made = guessColumn(entity, column, their, alike);
    if (!made) continue;
    guessed.set(column, made);
    used.add(their.name);
  }
  for (const made of namesInOne(entity, file, guessed)) guessed.set(made.column, made);
  return Object.keys(entity.columns).flatMap((column) => guessed.get(column) ?? []);
}

function guessColumn(entity: Entity, column: string, their: LookedColumn, alike: number): GuessedColumn | undefined {
  const codec = entity.columns[column];
  if (!codec) return undefined;
  const { steps, share, others, isLoose, reason } = fitSteps(codec, their.texts);
  const made = { column, from: their.name, steps, codes: [] };
  const words = codec('\u0001', '\u0001');
  const wanted = 'problem' in words ? words.problem : '';
  if (their.texts.length === 0) return { ...made, doubt: 'it is empty in the rows that were looked at' };
  if (share < 0.5 && their.different <= maxCodes && /^must be (one of|Y or N)/.test(wanted))
    return {
      ...made,
      steps: [],
      codes: [...new Set(their.texts)].sort(),
      doubt: `say what each code means; it ${wanted}`,
    };
  if (share < 0.5) return undefined;
  const doubts = [
    ...(share < 1 ? [`${Math.ceil((1 - share) * 100)} % of the values do not fit: ${reason}`] : []),
    ...(others.length > 0 ? [`${others.join(', ')} would do as well`] : []),
    ...(isMoney(codec) && their.texts.every((text) => /^-?\d+-?$/.test(text))
      ? ['are the last two digits cents? then as: cents']
      : []),
    ...(alike < sure ? [`the name is ${isLoose ? 'all that speaks for it, and is ' : ''}not much alike`] : []),
  ];
  return { ...made, doubt: doubts.join('; ') };
}

/** A name that stands in one text serves for its parts. */
function namesInOne(entity: Entity, file: LookedAt, guessed: ReadonlyMap<string, GuessedColumn>): GuessedColumn[] {
  const parts = { firstName: 'first-name', middleName: 'middle-name', lastName: 'last-name' };
  if (!('firstName' in entity.columns) || guessed.has('firstName')) return [];
  const [best] = file.columns
    .map((their) => ({ their, alike: likeness('name', their.name, entity.file) }))
    .sort((one, other) => other.alike - one.alike);
  if (!best || best.alike < least) return [];
  const isCommas = best.their.texts.filter((text) => text.includes(',')).length > best.their.texts.length / 2;
  const doubt = isCommas ? 'names of businesses have no comma' : 'names without a comma are parted at their blanks';
  return Object.entries(parts).flatMap(([column, step]) =>
    column in entity.columns ? [{ column, from: best.their.name, steps: [step], codes: [], doubt }] : [],
  );
}

/** The key, where several rows of theirs have the same: then the first counts. */
function onceOf({ key }: Entity, file: LookedAt, columns: readonly GuessedColumn[]): readonly string[] {
  const theirs = key.map((name) =>
    file.columns.find((one) => one.name === columns.find(({ column }) => column === name)?.from),
  );
  const isAlone = theirs.some((column) => column !== undefined && column.different === file.rows);
  return isAlone || key.length > 1 ? [] : key;
}
