import { addDays, type LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';

/** One payment as the portal's ledger has it. Money in cents. */
export interface PortalPosting {
  readonly transNo: string;
  readonly accountNumber: string;
  readonly amount: Cents;
  readonly postedOn: LocalDay;
  /** Taken to the billing system by a posting file. */
  readonly isExported: boolean;
  /** The billing system booked it by itself, and its balances say so: no posting of its own need name it. */
  readonly isInBalance?: boolean;
}

/** A payment as the billing system posted it. */
export interface BillingPosting {
  readonly transNo: string;
  readonly accountNumber: string;
  readonly amount: Cents;
}

/** What the payment company has charged and not given back, by requisition. */
export interface CompanyCharge {
  readonly transNo: string;
  readonly amount: Cents;
}

export interface Books {
  readonly portal: readonly PortalPosting[];
  readonly billing: readonly BillingPosting[];
  /** Charges of the portal's payments that go by the payment company. */
  readonly company: readonly CompanyCharge[];
  /** The portal's payments that the payment company should know. */
  readonly byCompany: ReadonlySet<string>;
  /** Those that were sent back since: that the payment company has nothing of them is right. */
  readonly sentBack: ReadonlySet<string>;
}

/** Where the three books do not agree (paying-41). */
export type Difference = {
  readonly transNo: string;
  readonly accountNumber: string;
  readonly portal: Cents | null;
  readonly other: Cents | null;
} & { readonly kind: DifferenceKind };

export type DifferenceKind =
  | 'not-charged'
  | 'charged-otherwise'
  | 'charged-not-posted'
  | 'billing-amount'
  | 'billing-unknown'
  | 'billing-late'
  | 'not-exported';

/** Days within which the billing system is to have posted what was exported, and the portal to have exported. */
export const billingDays = 4;

/** Lists what differs between the payment company, the portal and the billing system, in the order of the numbers. */
export function compareBooks(books: Books, today: LocalDay): readonly Difference[] {
  return [...companyDifferences(books), ...billingDifferences(books, today)].sort((one, other) =>
    `${one.transNo} ${one.accountNumber} ${one.kind}` < `${other.transNo} ${other.accountNumber} ${other.kind}`
      ? -1
      : 1,
  );
}

function companyDifferences({ portal, company, byCompany, sentBack }: Books): Difference[] {
  const posted = sums(portal.filter(({ transNo }) => byCompany.has(transNo)));
  const charged = sums(company);
  const named = new Set([...posted.keys(), ...charged.keys()]);
  return [...named].flatMap((transNo) => {
    const ours = posted.get(transNo) ?? null;
    const theirs = charged.get(transNo) ?? null;
    if (ours === theirs || (theirs === null && sentBack.has(transNo))) return [];
    const kind = theirs === null ? 'not-charged' : ours === null ? 'charged-not-posted' : 'charged-otherwise';
    return [{ kind, transNo, accountNumber: '', portal: ours, other: theirs } as const];
  });
}

function billingDifferences({ portal, billing }: Books, today: LocalDay): Difference[] {
  const keyOf = ({ transNo, accountNumber }: { transNo: string; accountNumber: string }) =>
    `${transNo} ${accountNumber}`;
  const ours = new Map(portal.map((posting) => [keyOf(posting), posting]));
  const theirs = new Map(billing.map((posting) => [keyOf(posting), posting]));
  const latest = addDays(today, -billingDays);
  const unknown = billing.flatMap((posting): Difference[] => {
    const known = ours.get(keyOf(posting));
    if (known?.amount === posting.amount) return [];
    const { transNo, accountNumber, amount } = posting;
    const kind = known ? 'billing-amount' : 'billing-unknown';
    return [{ kind, transNo, accountNumber, portal: known?.amount ?? null, other: amount }];
  });
  const late = portal.flatMap((posting): Difference[] => {
    if (theirs.has(keyOf(posting)) || posting.postedOn > latest || posting.isInBalance) return [];
    const { transNo, accountNumber, amount, isExported } = posting;
    return [
      { kind: isExported ? 'billing-late' : 'not-exported', transNo, accountNumber, portal: amount, other: null },
    ];
  });
  return [...unknown, ...late];
}

function sums(postings: readonly { transNo: string; amount: Cents }[]): Map<string, Cents> {
  const found = new Map<string, Cents>();
  for (const { transNo, amount } of postings) found.set(transNo, (found.get(transNo) ?? 0) + amount);
  return found;
}
