import type { ProofChallenge } from '@rochdale/contract/schemas/errors';
import type { WirePaymentStanding } from '@rochdale/contract/schemas/payment-standing';
import { sentenceOf } from '@rochdale/domain/texts/catalogues';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Message, MessageParams, MessageValue, TextCode } from '@rochdale/domain/texts/text';
import type { Violation } from '@rochdale/domain/violation';

/** The statuses with which an operation may refuse (general-1). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 428 | 429 | 503;

/** A sentence of the co-op's own, by language. */
type OwnWords = (language: TextLanguage) => string;

/** Why a call was refused: a message that gets its language where the answer is written, or the co-op's own words. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly said: Message | OwnWords;
  readonly messageCode: TextCode | undefined;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: RefusalStatus,
    said: Message | OwnWords,
    details: { messageCode?: TextCode; field?: string; retryAfterSeconds?: number } = {},
  ) {
    super(typeof said === 'function' ? said('en') : said.code);
    this.status = status;
    this.said = said;
    this.messageCode = details.messageCode ?? (typeof said === 'function' ? undefined : said.code);
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** The sentence for the member; `known` fills in what every sentence may name. */
  sentence(language: TextLanguage, known: Message['params'] = {}): string {
    if (typeof this.said === 'function') return this.said(language);
    const { code, params } = this.said;
    return sentenceOf({ code, params: { ...known, ...params } }, language);
  }
}

/** Asks for a proof of work before the call is judged; the caller does the work and calls again. */
export class ProofNeeded extends Refusal {
  readonly challenge: ProofChallenge;

  constructor(challenge: ProofChallenge) {
    super(428, { code: 'error.proofNeeded', params: {} });
    this.challenge = challenge;
  }
}

/** Refuses a receipt that is not there yet, or never will be, and says how its payment stands (paying-78). */
export class NoReceiptYet extends Refusal {
  readonly standing: WirePaymentStanding;

  constructor(standing: WirePaymentStanding) {
    super(409, { code: standing.state === 'open' ? 'paymentResult.open' : 'paymentResult.notMade', params: {} });
    this.standing = standing;
  }
}

/** Refuses with a message of the catalogue. */
export function refusal<C extends TextCode>(
  status: RefusalStatus,
  code: C,
  ...params: keyof MessageParams<C> extends never ? [] : [Record<keyof MessageParams<C>, MessageValue>]
): Refusal {
  return new Refusal(status, { code, params: params[0] ?? {} });
}

/** Refuses with what a rule said. */
export function violationRefusal(status: RefusalStatus, found: Violation): Refusal {
  return new Refusal(status, found);
}

/** Refuses a field that a rule found wrong. */
export function fieldRefusal(found: Violation, field: string): Refusal {
  return new Refusal(400, found, { field });
}

/** Refuses with what a rule said of one account among several: `Account: {number} {message}`. */
export function accountRefusal(number: string, found: Violation, field: string): Refusal {
  const said = { code: 'draftPayments.account.problem', params: { number, message: found } } as const;
  return new Refusal(400, said, { messageCode: found.code, field });
}

/** Refuses for now: what it takes is away. The caller may come again after so many seconds. */
export function awayFor(retryAfterSeconds: number): Refusal {
  return new Refusal(503, { code: 'outage.away', params: {} }, { retryAfterSeconds });
}

/** Refuses for now: an import, or another call, has what this one would change. */
export function beingUpdated(retryAfterSeconds: number): Refusal {
  return new Refusal(503, { code: 'error.beingUpdated', params: {} }, { retryAfterSeconds });
}

/** Refuses for now: too many tries. */
export function tooManyTries(retryAfterSeconds: number): Refusal {
  return new Refusal(429, { code: 'error.tooManyRequests', params: {} }, { retryAfterSeconds });
}

/** What may be locked for a while. */
export type LockCode =
  | 'limits.account.locked'
  | 'limits.login.locked'
  | 'limits.registration.locked'
  | 'limits.codes.spent';

/** Refuses until an instant, and says in the caller's language how long, on the co-op's clock. */
export function lockedUntil(code: LockCode, { now, retryAfterSeconds, timeZone, phone }: LockedFor): Refusal {
  const time = { instant: new Date(now.getTime() + retryAfterSeconds * 1000), timeZone };
  return new Refusal(429, { code, params: { time, phone } }, { retryAfterSeconds });
}

/** How long something is locked, where, and whom to call. */
export interface LockedFor {
  readonly now: Date;
  readonly retryAfterSeconds: number;
  readonly timeZone: string;
  readonly phone: string;
}

/** Refuses for now: the product is under maintenance. */
export function underMaintenance(retryAfterSeconds: number): Refusal {
  return new Refusal(503, { code: 'error.maintenance', params: {} }, { retryAfterSeconds });
}
