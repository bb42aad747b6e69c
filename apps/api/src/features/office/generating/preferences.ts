import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { AccountPreferences } from './member-facts.ts';
import type { NamedMember } from './named-member.ts';

/** The row of an account's preferences. What is not said follows from its number: some go without paper, some give. */
export function preferencesOf(
  { accountNumber, preferences }: NamedMember['accounts'][number],
  asOf: LocalDay,
): (AccountPreferences & { accountNumber: string }) | undefined {
  const chosen = preferences ?? chosenBy(Number(accountNumber));
  if (chosen === undefined) return undefined;
  const gives = chosen.operationRoundupAmount !== undefined;
  return { accountNumber, ...(gives && { operationRoundupExpiration: addDays(asOf, 180) }), ...chosen };
}

function chosenBy(number: number): AccountPreferences | undefined {
  const place = Math.floor(number / 10) % 10;
  if (place === 1 || place === 4) return { emailBillNotice: true, paperlessBilling: true };
  if (place === 6) return { emailBillNotice: true };
  if (place === 8) return { operationRoundup: true, operationRoundupAmount: 500 };
  return undefined;
}

/** Ways of paying that every payment sandbox knows (docs/hosted-payment.md). */
const sandboxMethods = {
  Credit: { brand: 'Visa', lastFour: '1111', expires: '2039-12', token: 'TEST-CARD-1111' },
  Check: { brand: '', lastFour: '6789', expires: undefined, token: 'TEST-BANK-6789' },
} as const;

/** The rows of a member's stored payment data. Where nothing is said, one in five has a card that auto pay uses. */
export function storedPaymentsOf({ memberNumber, stored }: NamedMember) {
  const kept =
    stored ?? (Number(memberNumber) % 5 === 2 ? [{ paymentType: 'Credit' as const, usedByAutoPay: true }] : []);
  return kept.map((one, index) => ({
    ...sandboxMethods[one.paymentType],
    ...one,
    memberNumber,
    storedPaymentId: `S${memberNumber}${index + 1}`,
  }));
}
