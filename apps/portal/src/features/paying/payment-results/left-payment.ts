import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import { keepForTab, readForTab, readStored } from '../../../lib/device/storage.ts';
import { readSession } from '../../../lib/session/session.ts';
import { keptCode } from '../payment-link/kept-link.ts';

/** Where a payment was begun: what leads back to it. */
export type PaymentDoor = 'quick-pay' | 'link' | 'dialog' | 'multiple';

/** A payment that was handed to the payment company, as far as it is begun anew: never a name, and nothing of a card. */
export interface LeftPayment {
  readonly door: PaymentDoor;
  /** Whose it is; null for Quick Pay and a link. */
  readonly memberNumber: string | null;
  readonly parts: readonly { readonly accountNumber: string; readonly amountCents: number }[];
  readonly paymentType: PaymentType;
}

const name = 'leftPayment';
const goesOnName = 'goesOnPaying';

/** Keeps for the tab what is handed to the payment company, until its receipt is seen (paying-77). */
export function keepLeftPayment(left: Omit<LeftPayment, 'memberNumber'>): void {
  const isVisitors = left.door === 'quick-pay' || left.door === 'link';
  const memberNumber = isVisitors ? null : (readSession()?.memberNumber ?? null);
  keepForTab(name, JSON.stringify({ ...left, memberNumber }));
}

/** The payment that was left in this tab, for whoever still has the right it was begun with. */
export function leftPayment(): LeftPayment | undefined {
  const kept = readForTab(name);
  if (kept === null) return undefined;
  // This module wrote it.
  const left = JSON.parse(kept) as LeftPayment;
  return isTheirs(left) ? left : undefined;
}

function isTheirs({ door, memberNumber }: LeftPayment): boolean {
  if (door === 'link') return keptCode() !== null;
  return memberNumber === null ? readStored('quickPayToken') !== null : memberNumber === readSession()?.memberNumber;
}

/** The payment has its receipt. */
export function forgetLeftPayment(): void {
  keepForTab(name, null);
  keepForTab(goesOnName, null);
}

/** Says that the form which opens next goes on with the payment that was left. */
export const goOnWithLeftPayment = (): void => keepForTab(goesOnName, 'yes');

let isBackTold = false;

/** Whether the browser came back to this page from the payment company's; told once. */
function isBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const found = !isBackTold && visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
  isBackTold = true;
  return found;
}

/** The payment with which a form goes on: after Try again, and where the browser's Back led to the form. Once. */
export function takeLeftPayment(door: PaymentDoor): LeftPayment | undefined {
  const left = leftPayment();
  if (left?.door !== door) return undefined;
  const goesOn = readForTab(goesOnName) !== null || isBack();
  keepForTab(goesOnName, null);
  return goesOn ? left : undefined;
}
