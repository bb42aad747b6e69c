import type { Authorization, StoredCharge, TransactionResult } from '@rochdale/contract/hosted-payment/wire';

/** What a hosted page is to take or to store. */
export type PageTerms = Omit<Authorization, 'clientId'>;

/** A postback as it arrived: signatures are made over the body's exact text. */
export interface Postback {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly rawBody: string;
}

/** Everything the API knows of a hosted payment company (open-points §4). What each promises stands in docs/payments.md. */
export interface PaymentGateway {
  readonly clientId: string;
  /** The page to which the browser posts the hosted form, and the token that says what the page is to do. */
  openPage(terms: PageTerms): Promise<{ actionUrl: string; securityToken: string }>;
  /** The result that came with the browser's return; undefined when the company did not vouch for it. */
  readReturn(query: URLSearchParams): Promise<TransactionResult | undefined>;
  /** The result that the company posted back; undefined when the company did not vouch for it. */
  readPostback(postback: Postback): Promise<TransactionResult | undefined>;
  /** All charges of one requisition, as the company has them now. Rejects when it can't be asked. */
  resultsOf(transNo: string): Promise<readonly TransactionResult[]>;
  /** Gives a charge back. Asking twice gives back once. Rejects when it can't be asked. */
  refund(reference: string): Promise<void>;
  /**
   * Charges a stored way of paying. The same `transNo` is charged or declined once, however often it is asked.
   * Rejects when the company can't be asked or does not answer: whether it charged is then not known.
   */
  charge(charge: Omit<StoredCharge, 'clientId'>): Promise<TransactionResult>;
  /** Lets the company forget a stored way of paying. Asking twice is as asking once. */
  forget(token: string): Promise<void>;
}
