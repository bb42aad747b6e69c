/** A tier of a rate in the Utility Rate Database. */
export interface UrdbTier {
  readonly rate?: number | null | undefined;
  readonly adj?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly sell?: number | null | undefined;
  readonly unit?: string | null | undefined;
}

export type UrdbStructure = readonly (readonly UrdbTier[])[];
/** A period for each month and hour. */
export type UrdbTable = readonly (readonly number[])[];
type Amount = number | null | undefined;
type Text = string | null | undefined;

/** What is read of a record of the Utility Rate Database; its other fields are listed where they say something. */
export interface UrdbRecord {
  readonly name: string;
  readonly startdate?: Amount;
  readonly enddate?: Amount;
  readonly fixedchargefirstmeter?: Amount;
  readonly fixedchargeunits?: Text;
  readonly mincharge?: Amount;
  readonly minchargeunits?: Text;
  readonly energyratestructure?: UrdbStructure | null | undefined;
  readonly energyweekdayschedule?: UrdbTable | null | undefined;
  readonly energyweekendschedule?: UrdbTable | null | undefined;
  readonly fueladjustmentsmonthly?: readonly (number | null)[] | null | undefined;
  readonly dgrules?: Text;
  readonly flatdemandstructure?: UrdbStructure | null | undefined;
  readonly flatdemandmonths?: readonly number[] | null | undefined;
  readonly flatdemandunit?: Text;
  readonly demandratestructure?: UrdbStructure | null | undefined;
  readonly demandweekdayschedule?: UrdbTable | null | undefined;
  readonly demandweekendschedule?: UrdbTable | null | undefined;
  readonly demandrateunit?: Text;
  readonly demandwindow?: Amount;
  readonly coincidentratestructure?: UrdbStructure | null | undefined;
  readonly coincidentrateschedule?: UrdbTable | null | undefined;
  readonly coincidentrateunit?: Text;
  readonly lookbackpercent?: Amount;
  readonly lookbackrange?: Amount;
  readonly lookbackmonths?: readonly boolean[] | null | undefined;
  readonly [other: string]: unknown;
}
