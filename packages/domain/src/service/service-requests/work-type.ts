/** Work that members may ask for (S2 §3 Service order type). */
export interface WorkType {
  readonly workTypeID: string;
  readonly description: string;
  /** The account types that it is for; none: all. */
  readonly accountTypes: readonly string[];
}
