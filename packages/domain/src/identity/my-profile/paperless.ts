import { type Violation, violation } from '../../violation.ts';

/** How one account is billed. */
export interface PaperlessRow {
  readonly accountNumber: string;
  /** A notice by e-mail when a bill is ready. */
  readonly email: boolean;
  readonly paperlessBill: boolean;
  readonly paperlessOther: boolean;
}

/** A column of the rows that can be ticked. */
export type PaperlessColumn = 'email' | 'paperlessBill' | 'paperlessOther';

/** Whether Email can't be unticked: Paperless Bill needs it (identity-56). */
export const isEmailLocked = (row: PaperlessRow): boolean => row.paperlessBill;

/** A row after a tick: Paperless Bill forces Email on; Email stays on while Paperless Bill is (identity-56). */
export function tickRow<R extends PaperlessRow>(row: R, column: PaperlessColumn, on: boolean): R {
  if (column === 'paperlessBill') return { ...row, paperlessBill: on, email: on || row.email };
  if (column === 'email') return { ...row, email: on || isEmailLocked(row) };
  return { ...row, paperlessOther: on };
}

/** Every row after the column's select-all was ticked, each by its own rules. */
export function tickColumn<R extends PaperlessRow>(rows: readonly R[], column: PaperlessColumn, on: boolean): R[] {
  return rows.map((row) => tickRow(row, column, on));
}

/** The column's select-all: true when every row is ticked (identity-56). */
export function isColumnTicked(rows: readonly PaperlessRow[], column: PaperlessColumn): boolean {
  return rows.length > 0 && rows.every((row) => row[column]);
}

/** What a member has chosen about paper. */
export interface PaperlessChoice {
  readonly hasOptedForPaperlessBilling: boolean;
  readonly hasOptedForPaperlessOther: boolean;
  readonly rows: readonly PaperlessRow[];
}

/** Whether anything comes without paper. A notice by e-mail alone does not ask for the confirmation. */
export function isAnyPaperless({
  hasOptedForPaperlessBilling,
  hasOptedForPaperlessOther,
  rows,
}: PaperlessChoice): boolean {
  return (
    hasOptedForPaperlessBilling ||
    hasOptedForPaperlessOther ||
    rows.some((row) => row.paperlessBill || row.paperlessOther)
  );
}

/** Whether a choice goes without paper where the kept one does not: what was confirmed then does not cover it. */
export function asksForMore(choice: PaperlessChoice, kept: PaperlessChoice): boolean {
  const before = new Map(kept.rows.map((row) => [row.accountNumber, row]));
  return (
    (choice.hasOptedForPaperlessBilling && !kept.hasOptedForPaperlessBilling) ||
    (choice.hasOptedForPaperlessOther && !kept.hasOptedForPaperlessOther) ||
    choice.rows.some((row) => {
      const old = before.get(row.accountNumber);
      return (row.paperlessBill && !old?.paperlessBill) || (row.paperlessOther && !old?.paperlessOther);
    })
  );
}

/** Going without paper must be confirmed (identity-57). */
export function paperlessConfirmViolation(choice: PaperlessChoice, confirmed: boolean): Violation | undefined {
  return isAnyPaperless(choice) && !confirmed ? violation('registration.paperless.confirm') : undefined;
}

/** A row as it must arrive: Paperless Bill with Email (identity-56). */
export function paperlessRowViolation(row: PaperlessRow): Violation | undefined {
  return isEmailLocked(row) && !row.email ? violation('myProfile.paperless.needsEmail') : undefined;
}
