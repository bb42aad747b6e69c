import type { Cents } from '../../money.ts';

/** A line of a bill as the billing system wrote it: a charge, or a credit below zero. */
export interface BillLine {
  readonly description: string;
  readonly amount: Cents;
  /** What was counted, such as 501 kWh, and what one of it costs in dollars; null where the line is no product. */
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly rate: number | null;
  /** Of which service; empty: of the bill as a whole. */
  readonly service: string;
}

/** What a bill says of itself. A plan bills another amount than the service cost (account-34). Money in cents. */
export interface BilledFigures {
  readonly billedAmount: Cents;
  readonly actualCharges: Cents | null;
  readonly prepaidUsageDollars: Cents | null;
  readonly prepaidCharges: Cents | null;
  readonly prepaidTaxes: Cents | null;
}

/** The parts of a day of prepaid service. */
export const dayParts = ['usage', 'charges', 'taxes'] as const;
export type DayPart = (typeof dayParts)[number];

/**
 * Of what a bill's charges are made up. `lines`, `day`: of these, to the cent. `whole`: nobody knows. `unclear`: lines are
 * there that do not add up to it, so none is shown.
 */
export type BillCharges =
  | { readonly kind: 'lines'; readonly lines: readonly BillLine[] }
  | { readonly kind: 'day'; readonly parts: readonly { readonly part: DayPart; readonly amount: Cents }[] }
  | { readonly kind: 'whole' }
  | { readonly kind: 'unclear' };

/** The lines that may be shown of a bill: those that add up to what the service cost, to the cent, or none (account-98). */
export function billCharges(bill: BilledFigures, lines: readonly BillLine[]): BillCharges {
  const cost = bill.actualCharges ?? bill.billedAmount;
  const said = lines.filter(({ amount, quantity }) => amount !== 0 || quantity !== null);
  if (said.length > 0) return sumOf(said) === cost ? { kind: 'lines', lines: said } : { kind: 'unclear' };
  const day = partsOfDay(bill);
  if (day.length > 0) return sumOf(day) === cost ? { kind: 'day', parts: day } : { kind: 'unclear' };
  return { kind: 'whole' };
}

function partsOfDay(bill: BilledFigures): { readonly part: DayPart; readonly amount: Cents }[] {
  const amounts = { usage: bill.prepaidUsageDollars, charges: bill.prepaidCharges, taxes: bill.prepaidTaxes };
  return dayParts.flatMap((part) => {
    const amount = amounts[part];
    return amount === null ? [] : [{ part, amount }];
  });
}

/** Whether a line is its quantity times its rate, to the cent, so that it may be read so. */
export function isProduct({ amount, quantity, rate }: BillLine): boolean {
  return quantity !== null && rate !== null && Math.abs(quantity * rate * 100 - amount) < 0.5 + 1e-6;
}

/** What stood before a bill. Money in cents. */
export interface BalanceBefore {
  readonly before: Cents;
  /** Undefined where no earlier bill is known: then nobody can say how it came about. */
  readonly since:
    | {
        /** What was owed after the bill before. */
        readonly previous: Cents;
        readonly paid: Cents;
        /** What else changed it, which no bill and no payment says. */
        readonly other: Cents;
      }
    | undefined;
}

/** How the balance before a bill came about: the bill before, less what was paid since, and what else changed (account-99). */
export function balanceBefore(
  { billedAmount, endingBalance }: { readonly billedAmount: Cents; readonly endingBalance: Cents },
  previous: Cents | undefined,
  paid: Cents,
): BalanceBefore {
  const before = endingBalance - billedAmount;
  return { before, since: previous === undefined ? undefined : { previous, paid, other: before - previous + paid } };
}

const sumOf = (parts: readonly { readonly amount: Cents }[]): Cents =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
