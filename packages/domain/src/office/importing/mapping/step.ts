/** What a step makes of a text, or why it can't; said in a few words that follow the text. */
export type Stepped = string | Refusal;

/** A text that can't be used, and why. */
export class Refusal {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** One step of a mapping: makes of a text that is not empty another one. */
export type Step = (text: string) => Stepped;
