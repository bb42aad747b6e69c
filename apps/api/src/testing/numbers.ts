import type { InputOf, OperationName } from '@rochdale/contract/operations/operations';

/** What a call may name: each is somebody's own, and nobody else may reach it. */
export interface Numbers {
  readonly memberNumber: string;
  readonly accountNumber: string;
  readonly storedPaymentId: string;
  /** Of a scheduled payment. */
  readonly transNo: string;
  readonly meterId: string;
  readonly locationId: string;
  /** Of a contact that notices go to. */
  readonly contactId: string;
  /** Sealed by the product, for the account. */
  readonly encryptedAccount: string;
  readonly delinquentViewUrl: string;
  readonly billViewUrl: string;
  readonly viewccPdfUrl: string;
  readonly directUsageLink: string;
}

/** Numbers that name nothing of somebody's. */
export const unknownNumbers = (who: Pick<Numbers, 'memberNumber' | 'accountNumber'>): Numbers => ({
  ...who,
  storedPaymentId: 'S2000171',
  transNo: '20260101-NONE',
  meterId: '1',
  locationId: 'L1',
  contactId: '0c5f7a52-54c8-4c39-9d5e-0f5a3ef4a6a1',
  encryptedAccount: 'unknown',
  delinquentViewUrl: 'unknown',
  billViewUrl: 'unknown',
  viewccPdfUrl: 'unknown',
  directUsageLink: 'unknown',
});

/** What a well-formed call is made of beside its numbers. */
export interface CallTerms {
  readonly numbers: Numbers;
  /** The co-op's day. */
  readonly today: string;
  /** A day on which the meter was read. */
  readonly readOn: string;
  /** A day later than that. */
  readonly later: string;
}

/** A well-formed call of each operation; an operation without one does not compile. */
export type WellFormedCalls = { readonly [N in OperationName]: (terms: CallTerms) => InputOf<N> };
