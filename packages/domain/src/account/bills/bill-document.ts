import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import type { BillPayment } from './bill-payment.ts';

/** What a bill says on paper. */
export interface BillDocument {
  readonly accountNumber: string;
  readonly accountHolderName: string;
  /** One line each. */
  readonly serviceAddress: readonly string[];
  readonly accountType: string;
  readonly billNumber: string;
  readonly billDate: LocalDay;
  readonly statementStartDate: LocalDay | null;
  readonly dueDate: LocalDay | null;
  readonly billedAmount: Cents;
  readonly endingBalance: Cents;
  readonly usage: { readonly quantity: number; readonly unit: string; readonly days: number | null } | null;
  /** Its lines with what is said of each, in the order of the bill; none where they are not known (account-98). */
  readonly lines: readonly { readonly name: string; readonly said: readonly string[]; readonly amount: Cents }[];
  /** By which rates they were worked out, in words. */
  readonly rates: readonly string[];
  /** What the service cost, where a plan billed another amount. */
  readonly actualCharges: Cents | null;
  /** What pays it without its member. */
  readonly payment: BillPayment | undefined;
  /** Earlier bills and this one, oldest first. */
  readonly months: readonly { readonly billDate: LocalDay; readonly quantity: number }[];
}

/** The name under which a bill is saved: `Bill-104471882-2026-11-03.pdf`. */
export const billFileName = (accountNumber: string, billDate: LocalDay): string =>
  `Bill-${accountNumber}-${billDate}.pdf`;
