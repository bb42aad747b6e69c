/** What a step makes of a text, or why it can't; said in a few words that follow the text. */
export type Stepped = string | Refusal;

/** A text that can't be used, and why. */
export class Refusal {
  /** Why, without the text. */
  readonly bare: string;
  readonly #given: string | undefined;

  constructor(bare: string, given?: string) {
    this.bare = bare;
    this.#given = given;
  }

  /** Why, with the beginning of the text where it is known. */
  get reason(): string {
    return this.#given === undefined ? this.bare : `“${this.#given.slice(0, 60)}” ${this.bare}`;
  }
}

/** What a system holds to wherever it writes days and times. */
export interface Habits {
  /** The co-op's time zone, where times are written in UTC. */
  readonly timeZone?: string | undefined;
  /** Years of two digits from this one on are of the last century; left out, from 70 on. */
  readonly century?: number | undefined;
}

/** One step of a mapping: makes of a text that is not empty another one. */
export type Step = (text: string) => Stepped;
