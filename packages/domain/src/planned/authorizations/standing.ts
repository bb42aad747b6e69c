import type { LocalDay } from '../../dates.ts';

/** For what a member agreed to be charged. */
export const planKinds = ['auto-pay', 'draft', 'scheduled-payment', 'top-up'] as const;
export type PlanKind = (typeof planKinds)[number];

/** Why an authorization ended. */
export const endReasons = ['member', 'replaced', 'holder', 'office', 'bank'] as const;
export type EndReason = (typeof endReasons)[number];

/** How an authorization stands: it may be charged, its one payment is over, or it was ended. */
export const standings = ['inForce', 'done', 'ended'] as const;
export type Standing = (typeof standings)[number];

/** Why one ended, as it is told; what is kept of a bank or a payment company is its own code. */
export function endReasonOf(kept: string | null): EndReason {
  return endReasons.find((reason) => reason === kept) ?? 'bank';
}

/** How one stands. What was agreed to for one day is done when that payment has come to its end. */
export function standingOf(
  { planKind, endedOn }: { readonly planKind: PlanKind; readonly endedOn: LocalDay | null },
  isStillToCome: boolean,
): Standing {
  if (endedOn !== null) return 'ended';
  return planKind === 'scheduled-payment' && !isStillToCome ? 'done' : 'inForce';
}

/** How long what was agreed to is kept after its end (planned-62; Nacha Operating Rules, 2.3.2; 12 CFR 1005.13). */
export const proofYears = 2;

/** Where the text of one is: here, with the office, or nowhere any more, since it ended so long ago. */
export const textPlaces = ['here', 'office', 'gone'] as const;
export type TextPlace = (typeof textPlaces)[number];

/** Where the text of one is, by what is kept of it: what was given here and has ended is gone when its edition alone is left. */
export function textPlaceOf({
  consentText,
  textVersion,
  isEnded,
}: {
  readonly consentText: string;
  readonly textVersion: string;
  readonly isEnded: boolean;
}): TextPlace {
  if (consentText !== '') return 'here';
  return isEnded && textVersion !== '' ? 'gone' : 'office';
}
