import type { Entity } from '../entities/entity.ts';
import { isSecret, mayBeShown } from '../entities/shown-fields.ts';

/** How a column of ours was filled. */
export interface ColumnCoverage {
  readonly column: string;
  readonly isMapped: boolean;
  /** In how many rows it stands. */
  readonly filled: number;
  /** What stands in it; of what could tell of a person only its shape, and of a secret nothing. */
  readonly examples: readonly string[];
}

/** How one of our files was filled. */
export interface FileCoverage {
  readonly file: string;
  readonly rows: number;
  readonly columns: readonly ColumnCoverage[];
}

const maxWords = 12;
const maxExamples = 3;
/** Rows that are looked at for examples of what tells of a person. */
const looked = 2000;
/** A word that so many rows share tells of no person. */
const shared = 5;

/** Counts what stands in the columns of a file (moving-in-10). */
export class Coverage {
  readonly #entity: Entity;
  readonly #mapped: Set<string>;
  readonly #filled: number[];
  /** Of each column how often each text stands in it; undefined once they are many, and where none is shown. */
  readonly #words: (Map<string, number> | undefined)[];
  /** Undefined of a secret. */
  readonly #shapes: (Set<string> | undefined)[];
  #rows = 0;

  constructor(entity: Entity, mapped: readonly string[]) {
    const names = Object.keys(entity.columns);
    this.#entity = entity;
    this.#mapped = new Set(mapped);
    this.#filled = names.map(() => 0);
    const codecs = Object.values(entity.columns);
    this.#words = codecs.map((codec) => (mayBeShown(codec) ? new Map() : undefined));
    this.#shapes = codecs.map((codec) => (isSecret(codec) ? undefined : new Set()));
  }

  note(texts: readonly string[]): void {
    this.#rows += 1;
    for (const [place, text] of texts.entries()) {
      if (text === '') continue;
      this.#filled[place] = (this.#filled[place] ?? 0) + 1;
      const shapes = this.#shapes[place];
      if (shapes && shapes.size < maxExamples && this.#rows <= looked) shapes.add(shapeOf(text));
      const words = this.#words[place];
      if (!words) continue;
      words.set(text, (words.get(text) ?? 0) + 1);
      if (words.size > maxWords) this.#words[place] = undefined;
    }
  }

  result(): FileCoverage {
    const columns = Object.keys(this.#entity.columns).map((column, place) => ({
      column,
      isMapped: this.#mapped.has(column),
      filled: this.#filled[place] ?? 0,
      examples: this.#examples(place),
    }));
    return { file: this.#entity.file, rows: this.#rows, columns };
  }

  #examples(place: number): string[] {
    const words = [...(this.#words[place] ?? [])].filter(([, count]) => count >= shared);
    const common = words.sort(([, one], [, other]) => other - one).map(([word]) => word.slice(0, 40));
    return (common.length > 0 ? common : [...(this.#shapes[place] ?? [])]).slice(0, maxExamples);
  }
}

/** What a text looks like without what it says: `Xxxxxx 99`. */
export const shapeOf = (text: string): string =>
  text
    .slice(0, 30)
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{L}/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replace(/\d/g, '9');
