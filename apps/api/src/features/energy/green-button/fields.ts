import { GreenButtonError } from './green-button-error.ts';

/** One value of a resource, and the line it ended on. */
export interface Field {
  readonly text: string;
  readonly line: number;
}

/** The values of a resource by their path below it; what is said again stands behind what was said before. */
export class Fields {
  readonly #byPath = new Map<string, Field[]>();

  add(path: string, field: Field): void {
    const said = this.#byPath.get(path);
    if (said) said.push(field);
    else this.#byPath.set(path, [field]);
  }

  all(path: string): readonly Field[] {
    return this.#byPath.get(path) ?? [];
  }

  /** A whole number, or null when it is not said. */
  integer(path: string, least = -(2 ** 47), most = 2 ** 47): number | null {
    const field = this.all(path).at(-1);
    return field ? integerOf(path, field, least, most) : null;
  }

  /** Seconds since 1970, up to the year 2100. */
  instant(path: string): number | null {
    return this.integer(path, 0, 4_102_444_800);
  }

  /** 32 bits in hexadecimal. */
  bits(path: string): number | null {
    const field = this.all(path).at(-1);
    if (!field) return null;
    if (!/^[\da-f]{1,8}$/i.test(field.text))
      throw new GreenButtonError(field.line, `<${path}> is not a hexadecimal number of 32 bits.`);
    return Number.parseInt(field.text, 16);
  }
}

/** A whole number within limits, or the error that says which element is none. */
export function integerOf(path: string, { text, line }: Field, least: number, most: number): number {
  const value = Number(text);
  if (!/^[+-]?\d{1,15}$/.test(text) || value < least || value > most)
    throw new GreenButtonError(line, `<${path}> is "${text.slice(0, 40)}", which is not a whole number in its range.`);
  return value;
}
