import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BalanceAnswer, type OpenBook, type OpenPosting, takeAnswer } from './one-book.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 25, 12, minutes));
const account = '104500017';
const payment: OpenPosting = {
  transNo: 'P1',
  amount: 4000,
  state: 'here',
  begunAt: null,
  acceptedWhenAsked: false,
  acceptedAt: null,
  knownAsOf: null,
};
const book = (given: Partial<OpenBook> = {}): OpenBook => ({
  accountNumber: account,
  balanceAsOf: at(0),
  askedAt: at(10),
  now: at(10),
  postings: [payment],
  ...given,
});
const answer = (given: Partial<BalanceAnswer> = {}): BalanceAnswer => ({
  accountNumber: account,
  asOf: at(10),
  balance: 10_000,
  pastDue: null,
  dueDate: null,
  cutOffDate: null,
  payments: null,
  ...given,
});

describe('an answer of the billing system', () => {
  it('of another account, of before the balance, or of the future is left', () => {
    expect(takeAnswer(book(), answer({ accountNumber: '104500018' }))).toEqual({
      taken: false,
      why: 'another-account',
    });
    expect(takeAnswer(book({ balanceAsOf: at(11) }), answer())).toEqual({ taken: false, why: 'back-in-time' });
    expect(takeAnswer(book(), answer({ asOf: at(16) }))).toEqual({ taken: false, why: 'in-the-future' });
  });

  it('has in it what was accepted before it was asked, and nothing that it was not told', () => {
    const accepted = { ...payment, state: 'accepted', acceptedWhenAsked: true, acceptedAt: at(5) } as const;
    expect(takeAnswer(book({ postings: [accepted, { ...payment, transNo: 'P2' }] }), answer())).toEqual({
      taken: true,
      asOf: at(10),
      until: at(10),
      confirmed: ['P1'],
    });
  });

  it('out of a copy has nothing in it that was accepted since', () => {
    const accepted = { ...payment, state: 'accepted', acceptedWhenAsked: true, acceptedAt: at(5) } as const;
    expect(takeAnswer(book({ postings: [accepted] }), answer({ asOf: at(4) }))).toMatchObject({ confirmed: [] });
  });

  it('is left while nobody knows whether a payment was taken, unless it names its payments', () => {
    const underWay = { ...payment, state: 'under-way', begunAt: at(9) } as const;
    expect(takeAnswer(book({ postings: [underWay] }), answer())).toEqual({ taken: false, why: 'unsettled' });
    const naming = (named: readonly { transNo: string; amount: number }[], since = at(0)) =>
      takeAnswer(book({ postings: [underWay] }), answer({ payments: { since, named } }));
    expect(naming([{ transNo: 'P1', amount: 4000 }])).toMatchObject({ confirmed: ['P1'] });
    expect(naming([{ transNo: 'P1', amount: 4001 }])).toMatchObject({ confirmed: [] });
    expect(naming([])).toMatchObject({ confirmed: [] });
    expect(naming([], at(10))).toEqual({ taken: false, why: 'unsettled' });
  });

  it('has in it what a file of before named', () => {
    expect(takeAnswer(book({ postings: [{ ...payment, knownAsOf: at(8) }] }), answer())).toMatchObject({
      confirmed: ['P1'],
    });
  });
});

/** A billing system and our books, minute by minute, with everything that may lie between them. */
class World {
  minute = 1;
  owed = 0;
  readonly applied = new Map<string, { amount: number; at: number }>();
  balance = { cents: 0, of: new Set<string>(), asOf: at(0), until: at(0) };
  readonly payments: (OpenPosting & { confirmed: boolean })[] = [];
  delivery: { transNo: string; arrived: number | undefined } | undefined;
  question: { askedAt: number; accepted: Set<string>; answer: BalanceAnswer | undefined } | undefined;
  file: { asOf: number; cents: number; named: Set<string> } | undefined;

  readonly says: { moment: boolean; payments: boolean };
  readonly aheadMinutes: number;

  constructor(says: World['says'], aheadMinutes: number) {
    this.says = says;
    this.aheadMinutes = aheadMinutes;
  }

  /** What it is by the billing system's own clock. */
  private theirs = (): Date => at(this.minute + this.aheadMinutes);
  private change(transNo: string, to: Partial<OpenPosting & { confirmed: boolean }>): void {
    const place = this.payments.findIndex((one) => one.transNo === transNo);
    const there = this.payments[place];
    if (there) this.payments[place] = { ...there, ...to };
  }

  pay(cents: number): void {
    this.payments.push({ ...payment, transNo: `P${this.payments.length}`, amount: cents, confirmed: false });
  }
  bill(cents: number): void {
    this.owed += cents;
  }
  begin(): void {
    const next = this.payments.find(({ state }) => state !== 'accepted');
    if (!next || this.delivery) return;
    this.change(next.transNo, { state: 'under-way', begunAt: next.begunAt ?? at(this.minute) });
    this.delivery = { transNo: next.transNo, arrived: undefined };
  }
  arrive(): void {
    const { delivery } = this;
    const amount = this.payments.find(({ transNo }) => transNo === delivery?.transNo)?.amount;
    if (!delivery || amount === undefined) return;
    if (!this.applied.has(delivery.transNo)) {
      this.applied.set(delivery.transNo, { amount, at: this.minute });
      this.owed -= amount;
    }
    delivery.arrived = this.minute;
  }
  accept(): void {
    if (this.delivery?.arrived === undefined) return;
    const acceptedAt = this.says.moment ? at(this.delivery.arrived + this.aheadMinutes) : null;
    this.change(this.delivery.transNo, { state: 'accepted', acceptedAt });
    this.delivery = undefined;
  }
  lose(): void {
    this.delivery = undefined;
  }
  ask(): void {
    const accepted = this.payments.filter(({ state }) => state === 'accepted').map(({ transNo }) => transNo);
    this.question ??= { askedAt: this.minute, accepted: new Set(accepted), answer: undefined };
  }
  answer(): void {
    if (!this.question || this.question.answer) return;
    const named = [...this.applied].map(([transNo, { amount }]) => ({ transNo, amount }));
    this.question.answer = answer({
      asOf: this.says.moment ? this.theirs() : null,
      balance: this.owed,
      payments: this.says.payments ? { since: at(0), named } : null,
    });
    this.inIt = new Set(this.applied.keys());
  }
  private inIt = new Set<string>();
  hear(): void {
    const { question } = this;
    if (!question?.answer) return;
    this.question = undefined;
    const postings = this.payments
      .filter(({ confirmed }) => !confirmed)
      .map((one) => ({ ...one, acceptedWhenAsked: question.accepted.has(one.transNo) }));
    const given = { askedAt: at(question.askedAt), now: at(this.minute), balanceAsOf: this.balance.asOf, postings };
    const taken = takeAnswer(book(given), question.answer);
    if (!taken.taken) return;
    this.balance = { cents: question.answer.balance, of: this.inIt, asOf: taken.asOf, until: taken.until };
    for (const transNo of taken.confirmed) this.change(transNo, { confirmed: true });
  }
  draw(): void {
    this.file = { asOf: this.minute + this.aheadMinutes, cents: this.owed, named: new Set(this.applied.keys()) };
  }
  /** As an import does: what it names is known from then on, and confirmed once the balance is as new. */
  import(): void {
    const { file } = this;
    if (!file) return;
    const asOf = at(file.asOf);
    if (asOf >= this.balance.until) this.balance = { cents: file.cents, of: file.named, asOf, until: asOf };
    for (const { transNo, knownAsOf, confirmed } of this.payments) {
      const known = knownAsOf ?? (file.named.has(transNo) ? asOf : null);
      this.change(transNo, {
        knownAsOf: known,
        confirmed: confirmed || (known !== null && known <= this.balance.asOf),
      });
    }
  }
}

const acts = ['pay', 'bill', 'begin', 'arrive', 'accept', 'lose', 'ask', 'answer', 'hear', 'draw', 'import'] as const;
const anyAct = fc.record({ act: fc.constantFrom(...acts), cents: fc.integer({ min: 1, max: 9999 }) });

it('in every order of pay, deliver, answer and import a payment is in the balance or off it, never both, never neither', () => {
  const says = fc.record({ moment: fc.boolean(), payments: fc.boolean() });
  fc.assert(
    fc.property(
      says,
      fc.integer({ min: -4, max: 4 }),
      fc.array(anyAct, { maxLength: 80, size: 'max' }),
      (saying, ahead, steps) => {
        // What names no moment is timed by our clock, and its files by its own: they must agree.
        const world = new World(saying, saying.moment ? ahead : 0);
        const wrong = steps.flatMap(({ act, cents }) => {
          world.minute += 1;
          if (act === 'pay' || act === 'bill') world[act](cents);
          else world[act]();
          return world.payments.filter(({ transNo, confirmed }) => confirmed !== world.balance.of.has(transNo));
        });
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 2000 },
  );
});
