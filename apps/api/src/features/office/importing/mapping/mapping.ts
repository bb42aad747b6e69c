/** Where a value of ours comes from, and what is done with it. Of `from`, `constant`, `join`, `firstOf` and `lookup` there is one. */
export interface MappedValue {
  /** One of their columns. */
  readonly from?: string | undefined;
  readonly constant?: string | undefined;
  /** Several values, the empty ones left out, with this text between each two. */
  readonly join?: readonly MappedValue[] | undefined;
  readonly with?: string | undefined;
  /** The first of several that is not empty. */
  readonly firstOf?: readonly MappedValue[] | undefined;
  /** Another of their files, in which a row is found by its key, and of it one column. */
  readonly lookup?: string | undefined;
  readonly in?: readonly string[] | undefined;
  readonly find?: readonly MappedValue[] | undefined;
  readonly take?: string | undefined;
  /** A row that is not found refuses the row that asks. */
  readonly required?: 'yes' | undefined;
  readonly as?: readonly string[] | undefined;
  /** A code list by its name, or as it is. */
  readonly codes?: string | Readonly<Record<string, string>> | undefined;
  /** What a code that is not in the list, or a row that is not found, becomes. */
  readonly otherwise?: string | undefined;
  readonly keepOthers?: 'yes' | undefined;
}

/** Of one column the texts that a row must have, or must not. */
export interface Condition {
  readonly is?: readonly string[] | undefined;
  readonly not?: readonly string[] | undefined;
}
export type Conditions = Readonly<Record<string, Condition>>;

/** One of their files, under the name by which the mapping speaks of it. */
export interface MappedFile {
  readonly file: readonly string[];
  readonly format?: 'csv' | 'tsv' | 'semicolon' | 'bar' | 'fixed' | 'excel' | undefined;
  /** What parts the columns, where no format says so. */
  readonly by?: string | undefined;
  readonly encoding?: 'utf-8' | 'utf-16' | 'latin-1' | 'windows-1252' | undefined;
  readonly sheet?: string | undefined;
  readonly skip?: string | undefined;
  readonly quotes?: 'no' | undefined;
  /** Names where there is no header; of fixed widths with their places, `1-10`. */
  readonly columns?: readonly string[] | undefined;
  readonly widths?: Readonly<Record<string, string>> | undefined;
  /** Texts that mean nothing, such as `NULL` or `00000000`. */
  readonly empty?: readonly string[] | undefined;
  /** Columns of a value that stands in a row above: of the last one that has this. */
  readonly carry?: Readonly<Record<string, CarriedColumn>> | undefined;
  readonly where?: Conditions | undefined;
}

/** A column whose value stays, from a row that has this until the next such row (moving-in-46). */
export interface CarriedColumn {
  readonly from: string;
  readonly where: Conditions;
}

/** Rows of one of our files from the rows of one of theirs. */
export interface MappedRows {
  readonly from: string;
  readonly where?: Conditions | undefined;
  /** Columns of ours: of several rows that are the same in these the first counts. */
  readonly once?: readonly string[] | undefined;
  /** A row for each of these: `$name` stands for what it says. */
  readonly repeat?: readonly Readonly<Record<string, string>>[] | undefined;
  readonly columns: Readonly<Record<string, MappedValue>>;
}

/** How an export becomes our import folder (moving-in-1). */
export interface Mapping {
  /** The co-op's, for times that are written in UTC. */
  readonly timeZone?: string | undefined;
  /** Years of two digits from this one on are of the last century. */
  readonly century?: string | undefined;
  readonly files: Readonly<Record<string, MappedFile>>;
  readonly codes?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  readonly ours: Readonly<Record<string, readonly MappedRows[]>>;
}
