import type { Decline } from '@rochdale/contract/hosted-payment/wire';

type PaymentType = 'cc' | 'echeck';

/** What a test number makes the sandbox do. */
export const outcomes = [
  'approve',
  'decline',
  'declineForGood',
  'declineFirst',
  'approvePart',
  'takeBack',
  'error',
  'hang',
  'silent',
  'answerTwice',
  'chargeTwice',
] as const;
export type Outcome = (typeof outcomes)[number];

const cards: Readonly<Record<string, Outcome>> = {
  '4000000000000002': 'decline',
  '4000000000009979': 'declineForGood',
  '4000000000000036': 'declineFirst',
  '4000000000000028': 'approvePart',
  '4000000000000044': 'takeBack',
  '4000000000000119': 'error',
  '4000000000000341': 'hang',
  '4000000000000259': 'answerTwice',
  '4000000000000267': 'chargeTwice',
  '4000000000000275': 'silent',
};

const bankAccounts: Readonly<Record<string, Outcome>> = {
  '000000000002': 'decline',
  '000000009979': 'declineForGood',
  '000000000036': 'declineFirst',
  '000000000044': 'takeBack',
  '000000000119': 'error',
  '000000000341': 'hang',
  '000000000259': 'answerTwice',
  '000000000267': 'chargeTwice',
  '000000000275': 'silent',
};

/** What happens with a card number; any valid number that is not named is approved. */
export const outcomeOfCard = (digits: string): Outcome => cards[digits] ?? 'approve';
export const outcomeOfBankAccount = (digits: string): Outcome => bankAccounts[digits] ?? 'approve';

const insufficientFunds: Decline = { isFinal: false, code: 'insufficient_funds' };

const declinesForGood: Record<PaymentType, Decline> = {
  cc: { isFinal: true, code: 'stolen_card' },
  echeck: { isFinal: true, code: 'account_closed' },
};

/** Why an attempt to charge is declined; undefined when it is approved. */
export function declineOf(outcome: Outcome, paymentType: PaymentType, declinedBefore: boolean): Decline | undefined {
  if (outcome === 'declineForGood') return declinesForGood[paymentType];
  if (outcome === 'decline' || (outcome === 'declineFirst' && !declinedBefore)) return insufficientFunds;
  return undefined;
}

/** What of an amount is approved: half of it by a prepaid card that holds no more. */
export const approvedCents = (outcome: Outcome, cents: number): number =>
  outcome === 'approvePart' ? Math.ceil(cents / 2) : cents;

/** The test numbers as the page lists them. */
export const listedCards: readonly [string, string][] = [
  ['4111 1111 1111 1111', 'Approved (Visa)'],
  ['5555 5555 5555 4444', 'Approved (Mastercard)'],
  ['3782 822463 10005', 'Approved (Amex, 4-digit code)'],
  ['6011 1111 1111 1117', 'Approved (Discover)'],
  ['4000 0000 0000 0002', 'Declined'],
  ['4000 0000 0000 9979', 'Declined for good (stolen)'],
  ['4000 0000 0000 0036', 'Declined, then approved'],
  ['4000 0000 0000 0028', 'Half of it approved (prepaid)'],
  ['4000 0000 0000 0044', 'Approved, then contested'],
  ['4000 0000 0000 0119', 'Processor error'],
  ['4000 0000 0000 0341', 'No answer for 30 seconds'],
  ['4000 0000 0000 0259', 'Answers twice'],
  ['4000 0000 0000 0267', 'Charges twice'],
  ['4000 0000 0000 0275', 'Never answers'],
];

export const listedBankAccounts: readonly [string, string][] = [
  ['000123456789', 'Approved'],
  ['000000000002', 'Declined'],
  ['000000009979', 'Declined for good (account closed)'],
  ['000000000036', 'Declined, then approved'],
  ['000000000044', 'Approved, then sent back'],
  ['000000000119', 'Processor error'],
  ['000000000341', 'No answer for 30 seconds'],
  ['000000000259', 'Answers twice'],
  ['000000000267', 'Charges twice'],
  ['000000000275', 'Never answers'],
];
