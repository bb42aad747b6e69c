/** What a new co-op says of itself at once. */
export interface NewCoop {
  readonly name: string;
  readonly phone: string;
  /** Of the copyright. */
  readonly year: number;
}
