import { english, englishOf } from '@rochdale/domain/messages/english';
import type { MessageCode, MessageParams } from '@rochdale/domain/messages/text';
import type { Violation } from '@rochdale/domain/violation';

/** The statuses with which an operation may refuse (open-points §9). */
export type RefusalStatus = 400 | 401 | 404 | 409 | 413 | 429 | 503;

/** Why a call was refused, in a sentence for the member. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly messageCode: MessageCode | undefined;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: RefusalStatus,
    message: string,
    details: { messageCode?: MessageCode; field?: string; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.messageCode = details.messageCode;
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Refuses with a message of the catalogue. */
export function refusal<C extends MessageCode>(
  status: RefusalStatus,
  code: C,
  ...params: keyof MessageParams<C> extends never ? [] : [MessageParams<C>]
): Refusal {
  return new Refusal(status, english(code, ...params), { messageCode: code });
}

/** Refuses with what a rule said. */
export function violationRefusal(status: RefusalStatus, found: Violation): Refusal {
  return new Refusal(status, englishOf(found), { messageCode: found.code });
}

/** Refuses a field that a rule found wrong. */
export function fieldRefusal(found: Violation, field: string): Refusal {
  return new Refusal(400, englishOf(found), { messageCode: found.code, field });
}

/** Refuses for now: what it takes is away. The caller may come again after so many seconds. */
export function awayFor(retryAfterSeconds: number): Refusal {
  return new Refusal(503, english('outage.away'), { messageCode: 'outage.away', retryAfterSeconds });
}

/** Refuses for now: too many tries. */
export function tooManyTries(retryAfterSeconds: number): Refusal {
  return new Refusal(429, english('error.tooManyRequests'), {
    messageCode: 'error.tooManyRequests',
    retryAfterSeconds,
  });
}

/** Refuses for now: the product is under maintenance. */
export function underMaintenance(retryAfterSeconds: number): Refusal {
  return new Refusal(503, english('error.maintenance'), { messageCode: 'error.maintenance', retryAfterSeconds });
}
