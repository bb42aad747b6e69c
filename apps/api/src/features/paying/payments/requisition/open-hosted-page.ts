import type { paymentInitiation } from '@rochdale/contract/schemas/payments';
import { acceptedCardTypes } from '@rochdale/domain/paying/payments/card-types';
import type { z } from 'zod';
import type { PaymentServices } from '../payment-services.ts';
import { presentPaymentSettings } from '../payment-settings.ts';
import type { Requisition } from './requisition-store.ts';

/** What a hosted page shows of the accounts that it is for, and offers. */
interface PageOffer {
  readonly accountNumber: string;
  readonly allowCard: boolean;
  readonly allowEcheck: boolean;
}

/** Opens the hosted page of a requisition, and says how a browser comes to it, with the payment settings (paying-29). */
export async function openHostedPage(
  { db, site, gateway, publicUrl }: PaymentServices,
  { purpose, transNo, amount, flow, memberNumber, expiresAt }: Requisition,
  offer: PageOffer,
): Promise<z.input<typeof paymentInitiation>> {
  const returns = returnsOf(publicUrl, flow);
  const { actionUrl, securityToken } = await gateway.openPage({
    purpose,
    transNo,
    amountCents: amount,
    ...offer,
    cardTypes: acceptedCardTypes(site().config.payments),
    cardFee: true,
    echeckFee: true,
    ...returns,
    expiresAt: Math.floor(expiresAt.getTime() / 1000),
  });
  return {
    paymentRequisitionSettings: { actionUrl, clientId: gateway.clientId, transNo, securityToken, ...returns },
    configuration: await presentPaymentSettings(db, site(), memberNumber, null),
  };
}

/** Return addresses given to the hosted page (paying-44). */
function returnsOf(publicUrl: string, flow: Requisition['flow']): { returnUrl: string; cancelUrl: string } {
  const base = `${publicUrl}/PaymentCallback/${flow}`;
  return { returnUrl: `${base}/success`, cancelUrl: `${base}/cancel` };
}
