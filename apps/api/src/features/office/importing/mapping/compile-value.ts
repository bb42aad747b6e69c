import { nearestNames } from '@rochdale/domain/nearest-names';
import { type Habits, Refusal, type Step, type Stepped } from '@rochdale/domain/office/importing/mapping/step';
import { stepOf, throughSteps } from '@rochdale/domain/office/importing/mapping/steps';
import type { Lookups } from './lookups.ts';
import type { MappedValue } from './mapping.ts';
import { type OpenFile, placeOf, type Say, textAt } from './open-file.ts';

/** What a value of a mapping becomes of a row of theirs. */
export interface CompiledValue {
  /** Their columns that it reads, for what is said of a bad row. */
  readonly columns: readonly string[];
  readonly read: (fields: readonly string[]) => Stepped;
}

/** What a value may speak of. */
export interface Surroundings {
  readonly file: OpenFile;
  readonly files: ReadonlyMap<string, OpenFile>;
  readonly codes: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly lookups: Lookups;
  readonly habits: Habits;
  /** What `$name` stands for in rows that repeat. */
  readonly repeated: Readonly<Record<string, string>>;
}

/** Makes of a value, as the mapping says it, what reads it of a row; what is wrong with it is said. */
export function compileValue(value: MappedValue, around: Surroundings, say: Say): CompiledValue {
  const source = compileSource(value, around, say);
  const steps = compileSteps(value, around, say);
  const decode = compileCodes(value, around, say);
  return {
    columns: source.columns,
    read: (fields) => {
      const text = source.read(fields);
      if (text instanceof Refusal) return text;
      const stepped = throughSteps(steps, text);
      return stepped instanceof Refusal ? stepped : decode(stepped);
    },
  };
}

function compileSource(value: MappedValue, around: Surroundings, say: Say): CompiledValue {
  const { file } = around;
  const inner = (values: readonly MappedValue[], key: string) =>
    values.map((one, place) => compileValue(one, around, below(say, key, place)));
  if (value.constant !== undefined)
    return { columns: [], read: always(replaced(value.constant, around, ['constant'], say)) };
  if (value.join) return joined(inner(value.join, 'join'), value.with ?? ' ');
  if (value.firstOf) return firstOf(inner(value.firstOf, 'firstOf'));
  if (value.lookup !== undefined) return lookedUp(value, inner(value.find ?? [], 'find'), around, say);
  const column = replaced(value.from ?? '', around, ['from'], say);
  const place = placeOf(file, column, ['from'], say);
  if (value.as?.[0] === 'keep-blanks') return { columns: [column], read: (fields) => fields[place] ?? '' };
  return { columns: [column], read: (fields) => textAt(file, fields, place) };
}

const always = (text: string) => () => text;

const below =
  (say: Say, ...at: readonly PropertyKey[]): Say =>
  (path, reason) =>
    say([...at, ...path], reason);

/** What `$name` stands for; every other text stands for itself. */
function replaced(text: string, { repeated }: Surroundings, path: readonly PropertyKey[], say: Say): string {
  if (!text.startsWith('$')) return text;
  const found = Object.hasOwn(repeated, text.slice(1)) ? repeated[text.slice(1)] : undefined;
  if (found === undefined) say(path, `${text} stands in no line of repeat`);
  return found ?? text;
}

function joined(parts: readonly CompiledValue[], sign: string): CompiledValue {
  return {
    columns: parts.flatMap(({ columns }) => columns),
    read: (fields) => {
      const texts: string[] = [];
      for (const { read } of parts) {
        const text = read(fields);
        if (text instanceof Refusal) return text;
        if (text !== '') texts.push(text);
      }
      return texts.join(sign);
    },
  };
}

function firstOf(parts: readonly CompiledValue[]): CompiledValue {
  return {
    columns: parts.flatMap(({ columns }) => columns),
    read: (fields) => {
      for (const { read } of parts) {
        const text = read(fields);
        if (text !== '') return text;
      }
      return '';
    },
  };
}

function lookedUp(value: MappedValue, find: readonly CompiledValue[], around: Surroundings, say: Say): CompiledValue {
  const columns = find.flatMap((one) => one.columns);
  const other = around.files.get(value.lookup ?? '');
  if (!other) {
    say(['lookup'], unknown('file', value.lookup ?? '', [...around.files.keys()]));
    return { columns, read: always('') };
  }
  const keys = (value.in ?? []).map((column, place) => placeOf(other, column, ['in', place], say));
  if (keys.length !== find.length) say(['find'], 'must have as many values as in has columns');
  const found = around.lookups.ask(other, keys, placeOf(other, value.take ?? '', ['take'], say));
  return {
    columns,
    read: (fields) => {
      const key: string[] = [];
      for (const { read } of find) {
        const text = read(fields);
        if (text instanceof Refusal) return text;
        key.push(text);
      }
      const text = found(key) ?? value.otherwise;
      if (text === undefined && value.required)
        return new Refusal(`is not found in ${other.name}`, key.join(' ') || undefined);
      return text ?? '';
    },
  };
}

function compileSteps({ as = [] }: MappedValue, { habits }: Surroundings, say: Say): readonly Step[] {
  return as.flatMap((words, place) => {
    if (words === 'keep-blanks' && place === 0) return [];
    const step = stepOf(words, habits);
    if (!(step instanceof Refusal)) return [step];
    say(['as', place], step.reason);
    return [];
  });
}

/** What a code means; one that is not in the list is what `otherwise` says, else it is refused. Empty stays empty. */
function compileCodes(value: MappedValue, { codes }: Surroundings, say: Say): (text: string) => Stepped {
  const { otherwise, keepOthers } = value;
  if (value.codes === undefined) return (text) => text;
  const list = typeof value.codes === 'string' ? codes.get(value.codes) : new Map(Object.entries(value.codes));
  if (!list) say(['codes'], unknown('code list', String(value.codes), [...codes.keys()]));
  return (text) => {
    const found = list?.get(text);
    if (found !== undefined || text === '') return found ?? text;
    if (otherwise !== undefined) return otherwise;
    return keepOthers ? text : new Refusal('is not in the code list', text);
  };
}

/** That there is no such thing, with the nearest of those that are there. */
export function unknown(what: string, name: string, names: readonly string[]): string {
  const [nearest] = nearestNames(name, names);
  return `there is no ${what} ${name}${nearest === undefined ? `; there is ${names.join(', ')}` : `: ${nearest} is the nearest`}`;
}
