import type { Authorization, TransactionResult } from '@rochdale/contract/hosted-payment/wire';

/** Everything the API knows of a hosted payment company (open-points §4). */
export interface PaymentGateway {
  readonly clientId: string;
  /** The hosted page to which the browser posts, and the token that tells it what to take. */
  authorize(payment: Omit<Authorization, 'clientId'>): { actionUrl: string; securityToken: string };
  /** A result that came with the browser's return; undefined when it was not signed by the company. */
  openReturn(signed: string): TransactionResult | undefined;
  /** A result that the company posted back; undefined when it was not signed by it. */
  openPostback(signed: string): TransactionResult | undefined;
  /** All charges of one requisition, as the company has them now. Rejects when it can't be asked. */
  resultsOf(transNo: string): Promise<readonly TransactionResult[]>;
  /** Gives a charge back. Asking twice gives back once. Rejects when it can't be asked. */
  refund(reference: string): Promise<void>;
}
