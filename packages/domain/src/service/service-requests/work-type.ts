/** Work that members may ask for (service-45). */
export interface WorkType {
  readonly workTypeID: string;
  readonly description: string;
  /** The account types that it is for; none: all. */
  readonly accountTypes: readonly string[];
}
