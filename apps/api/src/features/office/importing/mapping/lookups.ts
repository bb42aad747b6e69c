import { keeps, type OpenFile, textAt } from './open-file.ts';
import { readRows } from './sources/read-rows.ts';

/** Most characters that all lookups together may keep: some 250 MB. */
const maxKept = 200_000_000;

const between = '\u0000';
/** The rows of a file by a key: of each only the columns that are asked for, and of several of one key the first. */
interface Kept {
  readonly file: OpenFile;
  readonly keys: readonly number[];
  readonly takes: number[];
  readonly rows: Map<string, string>;
}

/** Finds a value of another file by its key; undefined where no row has it. */
export type Find = (key: readonly string[]) => string | undefined;

/** Everything that is looked up in other files, read once before the rows that ask for it. */
export class Lookups {
  readonly #kept = new Map<string, Kept>();
  #characters = 0;

  /** Asks for a column of a file by the places of its key's columns. What it answers can find once all is loaded. */
  ask(file: OpenFile, keys: readonly number[], take: number): Find {
    const name = [file.name, ...keys].join(between);
    const kept: Kept = this.#kept.get(name) ?? { file, keys, takes: [], rows: new Map() };
    this.#kept.set(name, kept);
    if (!kept.takes.includes(take)) kept.takes.push(take);
    const place = kept.takes.indexOf(take);
    return (key) => kept.rows.get(key.join(between))?.split(between)[place];
  }

  /** Reads what was asked for. Rejects where it is more than may be kept in memory. */
  async load(): Promise<void> {
    for (const kept of this.#kept.values()) await this.#loadOne(kept);
  }

  async #loadOne({ file, keys, takes, rows }: Kept): Promise<void> {
    const isKept = keeps(file, file.where, () => undefined);
    for await (const { fields } of readRows(file)) {
      if (!isKept(fields)) continue;
      const key = keys.map((place) => textAt(file, fields, place)).join(between);
      if (rows.has(key)) continue;
      const taken = takes.map((place) => textAt(file, fields, place)).join(between);
      rows.set(copied(key), copied(taken));
      this.#characters += key.length + taken.length;
      if (this.#characters > maxKept)
        throw new Error(
          `What is looked up in ${file.name} is more than ${maxKept / 1_000_000} million characters: too much to keep.`,
        );
    }
  }
}

/** A part of a longer text keeps all of that in memory; a copy keeps itself. */
const copied = (text: string): string => Buffer.from(text).toString();
