import type { PlainTextCode } from '../../texts/text.ts';

/**
 * What follows from a return code for the draft it came to. `retry`: the same entry may be sent again. `ends`: nothing
 * more may be taken from that bank account, wherever it is used. `hold`: nothing more is taken until the office decides.
 */
export type ReturnFollows = 'retry' | 'ends' | 'hold';

/** What a bank says when it gives an entry back. */
export interface ReturnCode {
  /** What its member is told; null where a person calls instead: a family may open that mail (R14, R15). */
  readonly told: PlainTextCode | null;
  readonly follows: ReturnFollows;
  /** False where banks dispute an earlier return among themselves: nothing of a member's came back, the office decides. */
  readonly isReturn: boolean;
}

/**
 * The return reason codes (Nacha Operating Rules, Appendix Four; R61 to R77 are dishonored returns and contested ones).
 * Want of funds alone may be tried again as it is; a stopped payment only when its holder agrees anew, which is a new
 * authorization (2.12.4). At R11 the authorization stands and what was not as authorized is to be mended (2.12.5): a
 * person must look, as at every code that asks who may pay now, or what of an entry was wrong.
 */
const returnCodes = {
  R01: { told: 'ach.said.funds', follows: 'retry', isReturn: true },
  R02: { told: 'ach.said.closed', follows: 'ends', isReturn: true },
  R03: { told: 'ach.said.notFound', follows: 'ends', isReturn: true },
  R04: { told: 'ach.said.number', follows: 'ends', isReturn: true },
  R05: { told: 'ach.said.notAuthorized', follows: 'ends', isReturn: true },
  R06: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R07: { told: 'ach.said.notAuthorized', follows: 'ends', isReturn: true },
  R08: { told: 'ach.said.stopped', follows: 'ends', isReturn: true },
  R09: { told: 'ach.said.notYet', follows: 'retry', isReturn: true },
  R10: { told: 'ach.said.notAuthorized', follows: 'ends', isReturn: true },
  R11: { told: 'ach.said.notAsAuthorized', follows: 'hold', isReturn: true },
  R12: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R13: { told: 'ach.said.routing', follows: 'hold', isReturn: true },
  R14: { told: null, follows: 'hold', isReturn: true },
  R15: { told: null, follows: 'hold', isReturn: true },
  R16: { told: 'ach.said.frozen', follows: 'ends', isReturn: true },
  R17: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R18: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R19: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R20: { told: 'ach.said.noPayments', follows: 'ends', isReturn: true },
  R21: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R22: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R23: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R24: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R25: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R26: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R27: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R28: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R29: { told: 'ach.said.notAuthorized', follows: 'ends', isReturn: true },
  R30: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R31: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R32: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R33: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R34: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R35: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R36: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R37: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R38: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R39: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R40: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R41: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R42: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R43: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R44: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R45: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R46: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R47: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R50: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R51: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R52: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R53: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R61: { told: 'ach.said.technical', follows: 'hold', isReturn: false },
  R62: { told: 'ach.said.technical', follows: 'hold', isReturn: false },
  R67: { told: 'ach.said.technical', follows: 'hold', isReturn: false },
  R68: { told: 'ach.said.technical', follows: 'hold', isReturn: false },
  R69: { told: 'ach.said.technical', follows: 'hold', isReturn: false },
  R70: { told: 'ach.said.technical', follows: 'hold', isReturn: false },
  R71: { told: 'ach.said.technical', follows: 'hold', isReturn: false },
  R72: { told: 'ach.said.technical', follows: 'hold', isReturn: false },
  R73: { told: 'ach.said.technical', follows: 'hold', isReturn: false },
  R74: { told: 'ach.said.technical', follows: 'hold', isReturn: false },
  R75: { told: 'ach.said.technical', follows: 'hold', isReturn: false },
  R76: { told: 'ach.said.technical', follows: 'hold', isReturn: false },
  R77: { told: 'ach.said.technical', follows: 'hold', isReturn: false },
  R80: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R81: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R82: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R83: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R84: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
  R85: { told: 'ach.said.technical', follows: 'hold', isReturn: true },
} as const satisfies Readonly<Record<string, ReturnCode>>;
export type ReturnReason = keyof typeof returnCodes;

const isReturnReason = (code: string): code is ReturnReason => Object.hasOwn(returnCodes, code);

/** What a code means; one that Nacha does not list, a payment company's own, holds the draft too. */
export const returnCodeOf = (code: string): ReturnCode =>
  isReturnReason(code) ? returnCodes[code] : { told: 'ach.said.technical', follows: 'hold', isReturn: true };

/** How often a returned entry may be sent again, and within how many days of the first (Nacha Operating Rules, 2.12.4). */
export const maxRepresentments = 2;
export const representmentDays = 180;
