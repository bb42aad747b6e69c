/** A file that can't be read at all: on which line, and why. */
export class UnreadableFile extends Error {
  readonly line: number;
  readonly reason: string;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
    this.reason = reason;
  }
}
