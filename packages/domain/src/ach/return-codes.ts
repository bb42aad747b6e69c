/** What a bank says when it gives an entry back, and what follows for the draft. */
export interface ReturnCode {
  readonly meaning: string;
  /** `ends`: nothing more may be drafted from that account. `retry`: the same entry may be sent again. */
  readonly follows: 'ends' | 'retry' | 'review';
}

/** The return reason codes that a co-op's debits meet (Nacha Operating Rules, Appendix Four). */
export const returnCodes = {
  R01: { meaning: 'Insufficient funds', follows: 'retry' },
  R02: { meaning: 'Account closed', follows: 'ends' },
  R03: { meaning: 'No account, or unable to locate it', follows: 'ends' },
  R04: { meaning: 'Invalid account number', follows: 'ends' },
  R05: { meaning: 'Unauthorized debit to a consumer account', follows: 'ends' },
  R06: { meaning: 'Returned at our bank’s request', follows: 'review' },
  R07: { meaning: 'Authorization revoked by the customer', follows: 'ends' },
  R08: { meaning: 'Payment stopped', follows: 'ends' },
  R09: { meaning: 'Uncollected funds', follows: 'retry' },
  R10: { meaning: 'Customer says that it was not authorized', follows: 'ends' },
  R11: { meaning: 'Customer says that it was not as authorized', follows: 'review' },
  R12: { meaning: 'Account sold to another bank', follows: 'review' },
  R13: { meaning: 'Invalid routing number', follows: 'review' },
  R14: { meaning: 'Representative payee deceased', follows: 'review' },
  R15: { meaning: 'Account holder deceased', follows: 'review' },
  R16: { meaning: 'Account frozen', follows: 'ends' },
  R17: { meaning: 'File record edit criteria', follows: 'review' },
  R18: { meaning: 'Improper effective entry date', follows: 'review' },
  R19: { meaning: 'Amount field error', follows: 'review' },
  R20: { meaning: 'Account does not take transactions', follows: 'ends' },
  R21: { meaning: 'Invalid company identification', follows: 'review' },
  R22: { meaning: 'Invalid individual id', follows: 'review' },
  R23: { meaning: 'Credit refused by the receiver', follows: 'review' },
  R24: { meaning: 'Duplicate entry', follows: 'review' },
  R25: { meaning: 'Addenda error', follows: 'review' },
  R26: { meaning: 'Mandatory field error', follows: 'review' },
  R27: { meaning: 'Trace number error', follows: 'review' },
  R28: { meaning: 'Routing number check digit error', follows: 'review' },
  R29: { meaning: 'Corporate customer says that it was not authorized', follows: 'ends' },
  R30: { meaning: 'Bank does not take part in check truncation', follows: 'review' },
  R31: { meaning: 'Permissible return entry', follows: 'review' },
} as const satisfies Readonly<Record<string, ReturnCode>>;
export type ReturnReason = keyof typeof returnCodes;

const isReturnReason = (code: string): code is ReturnReason => Object.hasOwn(returnCodes, code);

/** What a code means; one that is not among the common ones is left to the office. */
export const returnCodeOf = (code: string): ReturnCode =>
  isReturnReason(code) ? returnCodes[code] : { meaning: code, follows: 'review' };

/** How often a returned entry may be sent again, and within how many days of the first (Nacha Operating Rules, 2.12.4). */
export const mostRepresentments = 2;
export const representmentDays = 180;
