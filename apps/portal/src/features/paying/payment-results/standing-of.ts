import type { WirePaymentStanding } from '@rochdale/contract/schemas/payment-standing';
import { ApiError } from '../../../lib/calls/api.ts';

/** How a payment stands by the answer that refused its receipt (paying-78); undefined when that told something else. */
export function standingIn(error: unknown): WirePaymentStanding | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { body } = error;
  // The server writes it as the contract says.
  return typeof body === 'object' && body !== null && 'standing' in body
    ? (body.standing as WirePaymentStanding)
    : undefined;
}
