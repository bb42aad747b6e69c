import type { AverageBillingFacts } from '../member-facts.ts';
import type { NamedMember } from '../named-member.ts';

/** The row of an account. Where nothing is said, one in fifty may not have average billing; most have no row. */
export function averageBillingRow({
  accountNumber,
  averageBilling,
}: NamedMember['accounts'][number]): (AverageBillingFacts & { readonly accountNumber: string }) | undefined {
  const isClosed = averageBilling === undefined && Number(accountNumber) % 500 === 330;
  if (isClosed) return { accountNumber, isEligible: false };
  return averageBilling && { accountNumber, ...averageBilling };
}
