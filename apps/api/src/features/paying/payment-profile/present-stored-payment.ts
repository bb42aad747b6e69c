import type { storedPayment, usedStoredPayment } from '@rochdale/contract/schemas/stored-payments';
import type { LocalDay } from '@rochdale/domain/dates';
import { cardExpiry } from '@rochdale/domain/paying/payment-profile/stored-payment';
import type { z } from 'zod';
import type { MethodUses } from './stored-payment-uses-store.ts';
import type { StoredPayment } from './stored-payments-store.ts';

/** A stored way of paying as it travels. Its token never does. */
export function presentStoredPayment(stored: StoredPayment, today: LocalDay): z.input<typeof storedPayment> {
  return {
    storedPaymentId: stored.storedPaymentId,
    paymentType: stored.paymentType,
    brand: stored.brand,
    lastFour: stored.lastFour,
    expires: stored.expires,
    expiry: cardExpiry(stored.expires, today),
    label: stored.label,
    isDefault: stored.isDefault,
    isChargeable: stored.token !== null,
    isBlocked: stored.blockedAt !== null,
  };
}

/** What uses a stored way of paying. */
export function presentUses(
  { storedPaymentId, token, usedByAutoPay }: StoredPayment,
  uses: MethodUses,
): z.input<typeof usedStoredPayment>['uses'] {
  const charges = (use: { readonly token: string | null }) => token !== null && use.token === token;
  return [
    ...(usedByAutoPay ? [{ kind: 'billingAutoPay' as const }] : []),
    ...uses.autoPays
      .filter((use) => use.storedPaymentId === storedPaymentId)
      .map(({ accountNumber }) => ({ kind: 'autoPay' as const, accountNumber })),
    ...uses.topUps
      .filter((use) => use.storedPaymentId === storedPaymentId)
      .map(({ accountNumber }) => ({ kind: 'topUp' as const, accountNumber })),
    ...uses.drafts.filter(charges).map(({ accountNumber }) => ({ kind: 'draft' as const, accountNumber })),
    ...uses.scheduled.filter(charges).map(({ paymentDate }) => ({ kind: 'scheduled' as const, paymentDate })),
  ];
}
