/** A file that is not read, with the line that says why. */
export class GreenButtonError extends Error {
  readonly line: number;
  readonly reason: string;

  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.name = 'GreenButtonError';
    this.line = line;
    this.reason = reason;
  }
}
