import { randomUUID } from 'node:crypto';
import type { storePageInitiation } from '@rochdale/contract/schemas/payments';
import type { z } from 'zod';
import { newTransNo, pageMinutes } from '../initiate.ts';
import type { PaymentServices } from '../payment-services.ts';
import { beginRequisition } from './begin-requisition.ts';
import { openHostedPage } from './open-hosted-page.ts';
import { requirePagesOpen } from './open-pages.ts';
import type { Requisition } from './requisition-store.ts';

/** What a hosted page is to keep a way of paying for. */
export interface StoreRequest {
  readonly flow: Extract<Requisition['flow'], 'payment-profile' | 'drafts' | 'schedule'>;
  readonly memberNumber: string;
  /** Shown on the page; the accounts that it is for. */
  readonly accountNumbers: readonly string[];
  readonly allowCard: boolean;
  readonly allowEcheck: boolean;
  /** What the flow's posting hook does with it; JSON. */
  readonly intent: unknown;
}

/**
 * Opens a hosted page that takes nothing and keeps a card or a bank account (paying-45). The flow's
 * poster gets the requisition with what was kept and the intent, once.
 */
export async function openStorePage(
  services: PaymentServices,
  asked: StoreRequest,
): Promise<z.input<typeof storePageInitiation>> {
  const { db, clock, site } = services;
  const { flow, memberNumber, accountNumbers, allowCard, allowEcheck, intent } = asked;
  await requirePagesOpen(db);
  const now = clock.now();
  const requisition = await beginRequisition(db, {
    transNo: newTransNo(now, site().timeZone),
    flow,
    purpose: 'store',
    memberNumber,
    amount: 0,
    fingerprint: randomUUID(),
    createdAt: now,
    expiresAt: new Date(now.getTime() + pageMinutes * 60_000),
    intent,
    accounts: accountNumbers.map((accountNumber) => ({ accountNumber, amount: 0 })),
  });
  const storePage = { accountNumber: accountNumbers.join(','), allowCard, allowEcheck };
  return { ...(await openHostedPage(services, requisition, storePage)), storePage };
}
