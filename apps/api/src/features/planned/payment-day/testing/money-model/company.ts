import type { ListedCharge, TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import { MethodRefused, type PaymentGateway, RefundRefused } from '../../../../paying/payments/company/gateway.ts';
import type { Books } from './books.ts';

/** How the company treats the next charges of an account. */
export const moods = [
  'approves',
  'declines',
  'declines for good',
  'loses its answer',
  'is away',
  'approves a part',
] as const;
export type Mood = (typeof moods)[number];

/** What the company's own list shows. */
const listed = ['approved', 'refunded', 'returned', 'disputed'] as const;

interface Held {
  readonly accountNumber: string;
  /** Whose plan it was; undefined of a page. */
  readonly payer: string | undefined;
  readonly result: TransactionResult;
}

/** A payment company in memory that keeps the promises of docs/payments.md, with moods; money that moves stands in the books. */
export class ModelCompany {
  readonly results = new Map<string, Held[]>();
  readonly moods = new Map<string, Mood>();
  /** Ways of paying that it does not know any more. */
  readonly dead = new Set<string>();
  /** The numbers under which plans were told no, by the member who must hear of each. */
  readonly refusals = new Map<string, string>();
  /** Charges of plans that went back again, by whose they were. */
  readonly goneBack = new Map<string, string>();
  isAway = false;
  private readonly books: Books;
  private readonly now: () => Date;
  private readonly pages = new Map<string, { accountNumber: string; amount: number; until: number }>();
  private readonly void = new Set<string>();
  private serial = 0;

  constructor(books: Books, now: () => Date) {
    this.books = books;
    this.now = now;
  }

  readonly gateway: PaymentGateway = {
    clientId: 'model',
    limits: { minCents: 1, maxCents: 99_999_999 },
    pageOrigins: [],
    openPage: async ({ transNo, accountNumber, amountCents, expiresAt, purpose }) => {
      if (purpose === 'payment') {
        this.pages.set(transNo, { accountNumber, amount: amountCents, until: expiresAt * 1000 });
        this.books.of(accountNumber).openPages.set(transNo, amountCents);
      }
      return { actionUrl: 'https://company.example/pay', securityToken: transNo };
    },
    readReturn: async () => undefined,
    readPostback: async () => undefined,
    resultsOf: async (transNo) => {
      this.requireHere();
      return (this.results.get(transNo) ?? []).map(({ result }) => result);
    },
    refund: async (reference) => {
      this.requireHere();
      this.giveBack(reference, 'refunded');
    },
    // Nobody of the office gives parts back in the model.
    giveBack: async () => {
      throw new RefundRefused('The model gives back whole charges alone.');
    },
    refundsOf: async () => [],
    charge: async ({ transNo, token, amountCents, accountNumber }) => {
      this.requireHere();
      const known = this.results.get(transNo)?.[0];
      if (known) return known.result;
      const mood = this.moods.get(accountNumber) ?? 'approves';
      if (mood === 'is away' || this.void.has(transNo)) throw new Error('The company does not answer.');
      const payer = token.split('.')[1] ?? '';
      if (this.dead.has(token)) {
        this.refusals.set(transNo, payer);
        throw new MethodRefused('The company does not know this way of paying.');
      }
      const result = this.decide(transNo, amountCents, token, mood);
      this.keep(transNo, { accountNumber, payer, result });
      if (result.status === 'declined') this.refusals.set(transNo, payer);
      else if (result.amountCents < amountCents) this.refusals.set(transNo, payer);
      if (result.status === 'approved')
        this.books.takenByItself(accountNumber, result.reference, result.amountCents, payer);
      if (mood === 'loses its answer') throw new Error('The answer was lost.');
      return result;
    },
    voidCharge: async (transNo) => {
      this.requireHere();
      const known = this.results.get(transNo)?.[0];
      if (known) return known.result;
      // A refusal that nobody has heard, of a charge that was called off since, is nothing to tell.
      this.refusals.delete(transNo);
      this.void.add(transNo);
      this.closePage(transNo);
      return undefined;
    },
    listCharges: (from, until) => this.listed(from, until),
    // The model compares no payouts.
    listSettlements: () => nothingPaidOut(),
    settlementLines: () => nothingPaidOut(),
    companyTime: async () => this.now(),
    forget: async () => undefined,
  };

  /** A payer pays, or is declined, on an open page. Undefined where the page takes nothing any more. */
  payPage(transNo: string, outcome: 'approved' | 'declined'): TransactionResult | undefined {
    const page = this.pages.get(transNo);
    if (!page || this.now().getTime() >= page.until || this.void.has(transNo)) return undefined;
    const result = this.resultWith(transNo, page.amount, outcome, 'cc');
    this.keep(transNo, { accountNumber: page.accountNumber, payer: undefined, result });
    if (outcome === 'approved') {
      this.closePage(transNo);
      this.books.moved(page.accountNumber, result.reference, page.amount);
    }
    return result;
  }

  /** Pages whose time is over take nothing any more. */
  endPages(): void {
    for (const [transNo, { until }] of this.pages) if (this.now().getTime() >= until) this.closePage(transNo);
  }

  /** Money goes back at the company: given back by it, sent back by a bank, or contested. Answers what it says of it. */
  giveBack(reference: string, status: 'refunded' | 'returned' | 'disputed'): TransactionResult | undefined {
    for (const all of this.results.values()) {
      const held = all.find(({ result }) => result.reference === reference);
      if (held?.result.status !== 'approved') continue;
      const after: TransactionResult = {
        ...held.result,
        status,
        decline: { isFinal: status === 'returned', code: status },
      };
      all.splice(all.indexOf(held), 1, { ...held, result: after });
      if (held.payer !== undefined) this.goneBack.set(after.transNo, held.payer);
      this.books.wentBack(held.accountNumber, reference, { isToldByBank: false });
      return after;
    }
    return undefined;
  }

  /** The newest charge of an account that was approved and did not go back. */
  newestCharge(accountNumber: string): TransactionResult | undefined {
    const all = [...this.results.values()].flat().filter((held) => held.accountNumber === accountNumber);
    return all.findLast(({ result }) => result.status === 'approved')?.result;
  }

  /** Every charge that stands or went back, as the company's own books list it. */
  private async *listed(from: Date, until: Date): AsyncGenerator<ListedCharge> {
    for (const { accountNumber, result } of [...this.results.values()].flat()) {
      const { at, transNo, reference, amountCents, feeCents, paymentType, lastFour, confirmationNumber } = result;
      const status = listed.find((one) => one === result.status);
      const instant = Date.parse(at);
      if (!status || instant < from.getTime() || instant >= until.getTime()) continue;
      const charge = { transNo, reference, amountCents, feeCents, paymentType, lastFour, confirmationNumber, at };
      yield { ...charge, status, accountNumber };
    }
  }

  private closePage(transNo: string): void {
    const page = this.pages.get(transNo);
    if (page) this.books.of(page.accountNumber).openPages.delete(transNo);
    this.pages.delete(transNo);
  }

  private keep(transNo: string, held: Held): void {
    this.results.set(transNo, [...(this.results.get(transNo) ?? []), held]);
  }

  private decide(transNo: string, amount: number, token: string, mood: Mood): TransactionResult {
    const paymentType = token.startsWith('CARD') ? 'cc' : 'echeck';
    if (mood === 'declines' || mood === 'declines for good') {
      const declined = this.resultWith(transNo, amount, 'declined', paymentType);
      return { ...declined, decline: { isFinal: mood === 'declines for good', code: 'no' } };
    }
    const part = mood === 'approves a part' && amount > 1 ? Math.floor(amount / 2) : amount;
    return this.resultWith(transNo, part, 'approved', paymentType);
  }

  private resultWith(
    transNo: string,
    amountCents: number,
    status: 'approved' | 'declined',
    paymentType: 'cc' | 'echeck',
  ): TransactionResult {
    this.serial += 1;
    const reference = `R${this.serial}`;
    return {
      transNo,
      reference,
      status,
      amountCents,
      feeCents: 0,
      paymentType,
      lastFour: '1111',
      message: '',
      confirmationNumber: status === 'approved' ? reference : '',
      at: this.now().toISOString(),
    };
  }

  private requireHere(): void {
    if (this.isAway) throw new Error('The company is away.');
  }
}

async function* nothingPaidOut(): AsyncGenerator<never> {}
