import type { NamedMember } from '../named-members.ts';

/** Columns of average-billing.csv but the account's number. */
export interface AverageBillingFacts {
  readonly isEligible?: boolean;
  readonly notEligibleMessage?: string;
  /** 1 to 12. */
  readonly settlementMonth?: number;
}

/** The row of an account. Where nothing is said, one in fifty may not have average billing; most have no row. */
export function averageBillingRow({
  accountNumber,
  averageBilling,
}: NamedMember['accounts'][number]): (AverageBillingFacts & { readonly accountNumber: string }) | undefined {
  const isClosed = averageBilling === undefined && Number(accountNumber) % 500 === 330;
  if (isClosed) return { accountNumber, isEligible: false };
  return averageBilling && { accountNumber, ...averageBilling };
}
