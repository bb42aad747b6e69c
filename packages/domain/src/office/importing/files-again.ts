/** A file as an import has written it, and of which moment it was then. */
export interface EarlierFile {
  readonly sha256: string;
  readonly asOf: Date;
}

/** A file that an import is given now: `isDated` says that it comes with a moment of its own. */
export interface GivenFile {
  readonly sha256: string;
  readonly asOf: Date;
  readonly isDated: boolean;
}

/**
 * Of which moment a file is (office-6): the very same file once more is no newer than it was, unless it comes with a
 * moment of its own.
 */
export function momentOf({ sha256, asOf, isDated }: GivenFile, earlier: readonly EarlierFile[]): Date {
  const kept = earlier.filter((one) => one.sha256 === sha256).map((one) => one.asOf.getTime());
  return isDated || kept.length === 0 ? asOf : new Date(Math.max(...kept));
}

/**
 * Whether balances say what was not known: the very same ones, of the same moment, were written once. How often they have
 * come since does not matter, nor whether they were news then.
 */
export const areNews = ({ sha256, asOf }: Omit<GivenFile, 'isDated'>, earlier: readonly EarlierFile[]): boolean =>
  !earlier.some((one) => one.sha256 === sha256 && one.asOf >= asOf);
