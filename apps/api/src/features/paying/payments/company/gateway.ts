import type {
  Authorization,
  CompanyRefund,
  ListedCharge,
  RefundOrder,
  Settlement,
  SettlementLine,
  storedCharge,
  TransactionResult,
} from '@rochdale/contract/hosted-payment/wire';
import type { LocalDay } from '@rochdale/domain/dates';
import type { AmountLimits } from '@rochdale/domain/paying/payments/company-limits';
import type { z } from 'zod';

/** What a hosted page is to take or to store. */
export type PageTerms = Omit<Authorization, 'clientId'>;

/** What is to be taken from a stored way of paying. */
export type ChargeTerms = Omit<z.input<typeof storedCharge>, 'clientId'>;

/** What of a charge is to be given back. */
export type RefundTerms = Omit<RefundOrder, 'clientId'>;

/** A postback as it arrived: signatures are made over the body's exact text. */
export interface Postback {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly rawBody: string;
}

/** Everything the API knows of a hosted payment company (paying-47). What each promises stands in docs/payments.md. */
export interface PaymentGateway {
  readonly clientId: string;
  /** The amounts that the company takes; others are refused before anything is opened. */
  readonly limits: AmountLimits;
  /** Where the posted form may lead the browser, redirects included. */
  readonly pageOrigins: readonly string[];
  /** The page to which the browser posts the hosted form, and the token that says what the page is to do. */
  openPage(terms: PageTerms): Promise<{ actionUrl: string; securityToken: string }>;
  /**
   * Only of a company whose page is opened by a redirect: the page's address for a token that `openPage` gave, while
   * the page takes it. Its `actionUrl` is `redirectPath` of this API.
   */
  pageOf?(securityToken: string): string | undefined;
  /**
   * The result that came with the browser's return; undefined when the company did not vouch for it. Throws ReturnUnread
   * when it did, and what became of the payment can't be asked now.
   */
  readReturn(query: URLSearchParams): Promise<TransactionResult | undefined>;
  /**
   * The result that the company posted back; undefined when the company did not vouch for it, `notOurs` when it did
   * and it tells of no requisition that this portal opened.
   */
  readPostback(postback: Postback): Promise<TransactionResult | 'notOurs' | undefined>;
  /** All charges of one requisition, as the company has them now. Rejects when it can't be asked. */
  resultsOf(transNo: string): Promise<readonly TransactionResult[]>;
  /** Gives a charge back, or what is left of it. Asking twice gives back once. Rejects when it can't be asked. */
  refund(reference: string): Promise<void>;
  /**
   * Gives so much of a charge back under a number of the portal's. The same number gives back once, however often it is
   * asked. Throws RefundRefused when the company will not give it back: more than is left of it, sent back, contested. Any
   * other rejection means that what became of it is not known.
   */
  giveBack(terms: RefundTerms): Promise<CompanyRefund>;
  /** Every refund of a charge, as the company has them now, whoever began it. Rejects when it can't be asked. */
  refundsOf(reference: string): Promise<readonly CompanyRefund[]>;
  /**
   * Charges a stored way of paying. The same `transNo` is charged or declined once, however often it is asked; less
   * than what was asked may be approved. Throws MethodRefused when the company will never charge this way of paying.
   * Any other rejection means that the company can't be asked or does not answer: whether it charged is not known.
   */
  charge(charge: ChargeTerms): Promise<TransactionResult>;
  /**
   * Calls a requisition off. Once it has answered, no charge under this number ever begins, nor does one that is still
   * travelling. Answers the result of a requisition that was charged or declined before; undefined when nothing was
   * taken and nothing will be. Asking twice is as asking once. Rejects when the company can't be asked.
   */
  voidCharge(transNo: string): Promise<TransactionResult | undefined>;
  /**
   * Every charge that the company took from one instant until before another, whether or not this portal knows its
   * number, in no order. Rejects when the company can't be asked, also midway.
   */
  listCharges(from: Date, until: Date): AsyncIterable<ListedCharge>;
  /**
   * What the company paid out to the co-op's bank on the days of a span, both included, by day and number. One whose lines
   * are not complete yet is not named. Rejects when the company can't be asked, also midway.
   */
  listSettlements(from: LocalDay, to: LocalDay): AsyncIterable<Settlement>;
  /** Every line of a settlement, the same each time. Rejects when it can't be asked, or does not know the settlement. */
  settlementLines(settlementId: string): AsyncIterable<SettlementLine>;
  /** What time it is by the company's own clock; undefined when it does not say. Rejects when it can't be asked. */
  companyTime(): Promise<Date | undefined>;
  /** Lets the company forget a stored way of paying. Asking twice is as asking once. */
  forget(token: string): Promise<void>;
}

/** Where the browser posts the hosted form when the company's page is opened by a redirect. */
export const redirectPath = '/PaymentPage';

/** The company does not take such an amount; nothing was opened or charged. */
export class AmountNotTaken extends Error {}

/** The company will never charge this way of paying: it does not know it, or no longer. Nothing was taken. */
export class MethodRefused extends Error {}

/** The company will not give back what it was asked to. Nothing moved. */
export class RefundRefused extends Error {}

/** Somebody came back from the page of a requisition, and what became of it can't be asked now: it may be paid. */
export class ReturnUnread extends Error {
  readonly transNo: string;
  constructor(transNo: string, cause: unknown) {
    super(`What became of ${transNo} can't be asked now.`, { cause });
    this.transNo = transNo;
  }
}

/** Throws AmountNotTaken for an amount outside a company's limits. */
export function requireTakenAmount(amountCents: number, { minCents, maxCents }: AmountLimits): void {
  if (amountCents < minCents || amountCents > maxCents)
    throw new AmountNotTaken(`The payment company takes ${minCents} to ${maxCents} cents, not ${amountCents}.`);
}

/** The instant of an HTTP `Date` header; undefined when there is none. */
export function dateOf(header: string | null | undefined): Date | undefined {
  const date = new Date(header ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}
