/** One command of `coop`. */
export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  /** Runs it with its own arguments; answers the exit code. */
  run(argumentsGiven: readonly string[]): Promise<number>;
}
