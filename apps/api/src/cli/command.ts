/** One command of `coop`. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  /** Nobody need say which co-op is meant: it is of none, or names its own. */
  readonly isOfNoCoop?: true;
  /** Runs it with its own arguments; answers the exit code. */
  run(argumentsGiven: readonly string[]): Promise<number>;
}
