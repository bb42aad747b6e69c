/** One command of `coop`. */
export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  /** It reads and writes nothing of a co-op's, and nobody need say which is meant. */
  readonly isOfNoCoop?: true;
  /** Runs it with its own arguments; answers the exit code. */
  run(argumentsGiven: readonly string[]): Promise<number>;
}
