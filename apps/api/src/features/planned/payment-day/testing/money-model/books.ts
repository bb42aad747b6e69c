/** Money that moved, or is on its way, outside of the portal. In cents. */
interface Move {
  readonly amount: number;
  /** It went back: returned, refunded, contested. */
  isBack: boolean;
  /** The bank tells the billing system of it; else the portal's posting file does. */
  isToldByBank: boolean;
  /** The billing system has posted it, and that it came back; and the last import said so. */
  isPosted: boolean;
  isBackPosted: boolean;
  isImported: boolean;
  isBackImported: boolean;
}

/** What is true of one account, whatever the portal believes. In cents. */
export interface AccountBook {
  readonly accountNumber: string;
  /** Who holds it by the billing system, and by the last import. */
  holder: string;
  importedHolder: string;
  /** What is owed by the billing system, and by the last import. */
  balance: number;
  imported: number;
  bills: number;
  readonly moves: Map<string, Move>;
  /** Pages that may still be paid, with what they take. */
  readonly openPages: Map<string, number>;
}

/**
 * The true books of a co-op for a model of its payments: what was billed, what moved at the payment company and at the bank, and
 * what the portal has been told of it by imports. Shares nothing with the portal's own figures.
 */
export class Books {
  readonly accounts = new Map<string, AccountBook>();
  /** What must never be: somebody was taken of who did not owe it. */
  readonly violations: string[] = [];

  add(accountNumber: string, holder: string): void {
    this.accounts.set(accountNumber, {
      accountNumber,
      holder,
      importedHolder: holder,
      balance: 0,
      imported: 0,
      bills: 0,
      moves: new Map(),
      openPages: new Map(),
    });
  }

  of(accountNumber: string): AccountBook {
    const book = this.accounts.get(accountNumber);
    if (!book) throw new Error(`The model has no account ${accountNumber}.`);
    return book;
  }

  /** What the portal may know to be owed and not moved yet. */
  owed(accountNumber: string): number {
    const { imported, moves } = this.of(accountNumber);
    let owed = imported;
    for (const { amount, isBack, isImported, isBackImported } of moves.values()) {
      if (!isImported && !isBack) owed -= amount;
      if (isImported && isBack && !isBackImported) owed += amount;
    }
    return owed;
  }

  /** Money is taken without its member: never more than is owed beside what they may be paying just now, and of nobody else. */
  takenByItself(accountNumber: string, key: string, amount: number, payer: string): void {
    const book = this.of(accountNumber);
    const pages = [...book.openPages.values()].reduce((sum, one) => sum + one, 0);
    const most = this.owed(accountNumber) - pages;
    if (amount > most) this.violations.push(`${accountNumber}: ${key} took ${amount} of ${most} by itself`);
    if (payer !== book.importedHolder)
      this.violations.push(`${accountNumber}: ${key} charged ${payer}, and ${book.importedHolder} holds it`);
    this.moved(accountNumber, key, amount);
  }

  moved(accountNumber: string, key: string, amount: number): void {
    this.of(accountNumber).moves.set(key, {
      amount,
      isBack: false,
      isToldByBank: false,
      isPosted: false,
      isBackPosted: false,
      isImported: false,
      isBackImported: false,
    });
  }

  wentBack(accountNumber: string, key: string, { isToldByBank }: { readonly isToldByBank: boolean }): void {
    const move = this.of(accountNumber).moves.get(key);
    if (move) Object.assign(move, { isBack: true, isToldByBank });
  }

  /** The billing system posts what the portal's file names, each once. Answers whether it did now. */
  post(accountNumber: string, key: string): boolean {
    const book = this.of(accountNumber);
    const move = book.moves.get(key);
    if (!move || move.isPosted) return false;
    move.isPosted = true;
    book.balance -= move.amount;
    return true;
  }

  /** The billing system books what the portal's file says to have come back, each once. Answers whether it did now. */
  postBack(accountNumber: string, key: string): boolean {
    const book = this.of(accountNumber);
    const move = book.moves.get(key);
    if (!move?.isPosted || move.isBackPosted) return false;
    move.isBackPosted = true;
    book.balance += move.amount;
    return true;
  }

  /** The billing system books what the bank told it. */
  postReturns(): void {
    for (const { accountNumber, moves } of this.accounts.values())
      for (const [key, { isBack, isToldByBank }] of moves)
        if (isBack && isToldByBank) this.postBack(accountNumber, key);
  }

  /** An import told the portal what the billing system knows now. */
  imported(): void {
    for (const book of this.accounts.values()) {
      book.imported = book.balance;
      book.importedHolder = book.holder;
      for (const move of book.moves.values()) {
        move.isImported = move.isPosted;
        move.isBackImported = move.isBackPosted;
      }
    }
  }

  /** What of an account was taken and did not go back. */
  kept(accountNumber: string): number {
    return [...this.of(accountNumber).moves.values()].reduce(
      (sum, { amount, isBack }) => sum + (isBack ? 0 : amount),
      0,
    );
  }
}
