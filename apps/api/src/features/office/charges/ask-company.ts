import { refusal } from '../../../platform/http/refusal.ts';
import {
  type PaymentGateway,
  postApproved,
  type Requisition,
  type SettleServices,
  settle,
} from '../../paying/payments/public.ts';

/** Asks the company how one payment ended, and settles each result as the worker does (office-105). Safe to repeat. */
export async function askCompany(
  services: SettleServices & { readonly gateway: PaymentGateway },
  { transNo, state }: Requisition,
): Promise<void> {
  if (state === 'approved') return postApproved(services, transNo);
  const results = await services.gateway.resultsOf(transNo).catch(() => {
    throw refusal(409, 'charges.silent');
  });
  for (const result of results) await settle(services, result);
}
