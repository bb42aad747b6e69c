import { randomBytes } from 'node:crypto';
import type { ListedCharge, Settlement, TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import { expect } from 'vitest';
import type { ChargeTerms, PageTerms, PaymentGateway, Postback } from '../company/gateway.ts';
import type { CompanyRelay } from './company-relay.ts';

/**
 * A way of paying that a payer has. All can be stored. `declining` and `stolen` are declined whenever they are charged;
 * `prepaid` holds half of what is asked; `askingHolder` wants its holder there; `contested` and `bouncing` are approved,
 * and the money is taken back a moment later.
 */
export type PayersMethod =
  | 'card'
  | 'declining'
  | 'stolen'
  | 'prepaid'
  | 'askingHolder'
  | 'contested'
  | 'bankAccount'
  | 'bouncing';

export type DisputeMove = 'open' | 'ask' | 'answer' | 'won' | 'lost';

/** A company's page before the payer's eyes. Each act answers where the browser was sent back to, if it was. */
export interface OpenPage {
  pay(method: PayersMethod): Promise<URL | undefined>;
  cancel(): Promise<URL | undefined>;
}

/** One company, ready to be tried. */
export interface GatewayHarness {
  readonly gateway: PaymentGateway;
  /** The same company as another merchant would reach it: every secret is another. */
  readonly stranger: PaymentGateway;
  /** Posts the hosted form as the browser does and follows where it leads; undefined when there is no page. */
  browse(terms: PageTerms, opened: { actionUrl: string; securityToken: string }): Promise<OpenPage | undefined>;
  /** What the company took for a requisition, charge by charge in cents, by its own books. */
  taken(transNo: string): Promise<readonly number[]>;
  /** Moves a dispute of a charge on as its card's bank does: `ask` opens one that takes no money. */
  dispute(reference: string, move: DisputeMove): Promise<void>;
  /** Gives a part of a charge back at the company itself, without the portal. */
  atDesk(reference: string, cents: number): Promise<void>;
  /** Has the company pay out to the co-op what moved so far, as it does by itself some days later. */
  payOut(): Promise<void>;
  /** Everything that the company posted back so far. */
  readonly postbacks: readonly Postback[];
  /** Stands between the adapter and the company. */
  readonly relay: Pick<CompanyRelay, 'during' | 'travelling'>;
  /** The calls with which a stored way of paying is charged, in their order; the last one takes the money. */
  readonly chargeSteps: readonly RegExp[];
  close(): Promise<void>;
}

/** What every promise is tried with. */
export type GatewayActs = ReturnType<typeof gatewayActs>;

export function gatewayActs(harness: () => GatewayHarness) {
  const opened = async (terms: PageTerms): Promise<OpenPage> => {
    const { gateway, browse } = harness();
    const page = await browse(terms, await gateway.openPage(terms));
    if (!page) throw new Error('There is no page.');
    return page;
  };
  const paid = async (terms: PageTerms, method: PayersMethod = 'card'): Promise<URL> => {
    const back = await (await opened(terms)).pay(method);
    if (!back) throw new Error('The page did not send the browser back.');
    return back;
  };
  const stored = async (method: PayersMethod = 'card'): Promise<TransactionResult> => {
    const back = await paid(termsOf({ purpose: 'store', amountCents: 0 }), method);
    const result = await harness().gateway.readReturn(back.searchParams);
    if (!result?.storedMethod) throw new Error('Nothing was stored.');
    return result;
  };
  return {
    at: harness,
    opened,
    paid,
    stored,
    tokenOf: async (method?: PayersMethod) => (await stored(method)).storedMethod?.token ?? '',
    charged: (token: string, over: Partial<ChargeTerms> = {}) =>
      harness().gateway.charge({
        transNo: newNumber(),
        amountCents: 5000,
        accountNumber: '104471882',
        token,
        ...over,
      }),
    statusesOf: async (transNo: string) => (await harness().gateway.resultsOf(transNo)).map(({ status }) => status),
    postbackOf: async (transNo: string, status: string): Promise<Postback> => {
      let found: Postback | undefined;
      await expect
        .poll(
          async () => {
            for (const postback of [...harness().postbacks].reverse()) {
              const read = await harness().gateway.readPostback(postback);
              if (typeof read === 'object' && read.transNo === transNo && read.status === status) found = postback;
            }
            return found !== undefined;
          },
          { timeout: 10_000 },
        )
        .toBe(true);
      if (!found) throw new Error('No postback.');
      return found;
    },
  };
}

/** A span around now. */
export const today = (): [Date, Date] => [new Date(Date.now() - 43_200_000), new Date(Date.now() + 43_200_000)];

/** What a company lists of a span, all at once. */
export async function listed(gateway: PaymentGateway, from: Date, until: Date): Promise<ListedCharge[]> {
  const charges: ListedCharge[] = [];
  for await (const charge of gateway.listCharges(from, until)) charges.push(charge);
  return charges;
}

/** What a company names as paid out within a day of now. */
export async function settled(gateway: PaymentGateway): Promise<Settlement[]> {
  const [from, to] = today();
  const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
  const found: Settlement[] = [];
  for await (const one of gateway.listSettlements(dayOf(from), dayOf(to))) found.push(one);
  return found;
}

export const newNumber = () => `20261121-${randomBytes(6).toString('hex').toUpperCase()}`;

/** Terms of a page for a requisition of its own. */
export function termsOf(over: Partial<PageTerms> = {}): PageTerms {
  return {
    purpose: 'payment',
    transNo: newNumber(),
    amountCents: 14_200,
    accountNumber: '104471882',
    allowCard: true,
    allowEcheck: true,
    cardTypes: 'VI,MC,DI',
    cardFee: true,
    echeckFee: true,
    returnUrl: 'https://portal.example/PaymentCallback/member/success',
    cancelUrl: 'https://portal.example/PaymentCallback/member/cancel',
    expiresAt: Math.floor(Date.now() / 1000) + 1800,
    ...over,
  };
}
