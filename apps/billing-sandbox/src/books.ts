/** What is booked of a payment, by its number and account. Cents. */
interface Booked {
  readonly transNo: string;
  readonly accountNumber: string;
  readonly cents: number;
}

/** What a member asked for, by its kind, number, and account or member. */
export interface TakenRequest {
  readonly kind: 'service-order' | 'profile-change' | 'outage-report' | 'payment-extension';
  readonly number: string;
  readonly subject: string;
  readonly text: string;
}

/** What is known of an account beside what it owes. */
export interface AccountFacts {
  readonly memberNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly locationId: string;
  readonly address: string;
  readonly town: string;
  readonly feeder: string;
  readonly meterNumber: string;
}

/** An outage as the outage system knows it. Moments as ISO has them. */
export interface SandboxOutage {
  readonly number: string;
  readonly description: string;
  readonly startedAt: string;
  readonly estimate: string | null;
  readonly restoredAt: string | null;
  readonly meters: readonly string[];
}

/** How somebody else's payment was answered. */
export type Booking = { readonly done: true } | { readonly done: false; readonly reason: string };

/** What the sandbox knows of what accounts owe, in memory alone. */
export class Books {
  readonly #owed = new Map<string, number>();
  readonly #booked = new Map<string, Booked>();
  readonly #outages = new Map<string, SandboxOutage>();
  readonly #facts = new Map<string, AccountFacts>();
  readonly #requests = new Map<string, TakenRequest>();
  /** Accounts and members of which nothing is taken. */
  readonly closed = new Set<string>();

  /** Opens an account, or says anew what it owes. */
  open(accountNumber: string, cents: number): void {
    this.#owed.set(accountNumber, cents);
  }

  /** Says what is known of an outage. */
  breakOut(outage: SandboxOutage): void {
    this.#outages.set(outage.number, outage);
  }

  get outages(): readonly SandboxOutage[] {
    return [...this.#outages.values()];
  }

  /** Says what is known of an account. */
  know(accountNumber: string, facts: AccountFacts): void {
    this.#facts.set(accountNumber, facts);
  }

  factsOf(accountNumber: string): AccountFacts | undefined {
    return this.#facts.get(accountNumber);
  }

  /** What is known of a member, by any of the member's accounts. */
  member(memberNumber: string): AccountFacts | undefined {
    return [...this.#facts.values()].find((one) => one.memberNumber === memberNumber);
  }

  /** What is billed, or paid at the counter where it is below 0. */
  charge(accountNumber: string, cents: number): void {
    this.#owed.set(accountNumber, (this.#owed.get(accountNumber) ?? 0) + cents);
  }

  /** What an account owes; undefined where there is none. */
  owed(accountNumber: string): number | undefined {
    return this.#owed.get(accountNumber);
  }

  get accounts(): readonly string[] {
    return [...this.#owed.keys()];
  }

  /** Books a payment once. One of the same number and account with another amount is refused. */
  book(payment: Booked): Booking {
    const { transNo, accountNumber, cents } = payment;
    const key = `${accountNumber}\n${transNo}`;
    const before = this.#booked.get(key);
    if (before) return before.cents === cents ? { done: true } : { done: false, reason: 'booked with another amount' };
    const owed = this.#owed.get(accountNumber);
    if (owed === undefined) return { done: false, reason: 'no such account' };
    if (this.closed.has(accountNumber)) return { done: false, reason: 'the account is closed' };
    this.#booked.set(key, payment);
    this.#owed.set(accountNumber, owed - cents);
    return { done: true };
  }

  /** Takes what a member asked for, once by its number. */
  take(request: TakenRequest): Booking {
    if (this.closed.has(request.subject)) return { done: false, reason: 'the account is closed' };
    const before = this.#requests.get(request.number);
    if (before?.kind === 'payment-extension' && before.text !== request.text)
      return { done: false, reason: 'taken with another day' };
    if (!before) this.#requests.set(request.number, request);
    return { done: true };
  }

  /** Everything that members asked for, in its order. */
  get requests(): readonly TakenRequest[] {
    return [...this.#requests.values()];
  }

  /** Everything that was booked, in its order. */
  get payments(): readonly Booked[] {
    return [...this.#booked.values()];
  }
}
