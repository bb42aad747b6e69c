/** A report before it is drawn: what both HTML and paper say, in their order. */
export interface ReportContent {
  readonly title: string;
  readonly verdict: string;
  readonly isReady: boolean;
  readonly lead: string;
  readonly reasons: readonly string[];
  readonly sections: readonly ReportSection[];
  /** Lines that a person fills in at the end. */
  readonly signed: readonly string[];
}

export interface ReportSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly table?: ReportTable;
  /** Begins a new page. */
  readonly onNewPage?: boolean;
}

export interface ReportTable {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly string[])[];
}

export interface ReportColumn {
  readonly title: string;
  /** Its part of the paper's width. */
  readonly share: number;
  readonly isNumber?: boolean;
  /** A box that a person checks stands in it. */
  readonly isBox?: boolean;
}
