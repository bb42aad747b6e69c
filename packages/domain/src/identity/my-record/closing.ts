/** What of a member's hangs on the login when it is to be closed. */
export interface Standing {
  readonly autoPays: number;
  readonly topUps: number;
  /** Drafts that were set up here. */
  readonly drafts: number;
  readonly scheduledPayments: number;
  /** Drafts that the office keeps on paper: they go on. */
  readonly officeDrafts: number;
  /** Payments that are being charged, or lie with the bank. */
  readonly underWay: number;
  readonly waysToPay: number;
  /** People whom the member lets in, or has invited. */
  readonly delegates: number;
  /** Members who let this login in. */
  readonly letInBy: number;
  /** Accounts whose bills come without paper. */
  readonly paperless: number;
}

/** What a login that is closed ends, in the order in which it is said. */
export const endedByClosing = [
  'autoPays',
  'topUps',
  'drafts',
  'scheduledPayments',
  'waysToPay',
  'delegates',
  'letInBy',
  'paperless',
] as const satisfies readonly (keyof Standing)[];

/**
 * Why a login cannot be closed now; undefined: it can. What waits ends with it, but of a payment that is under way nobody
 * knows yet how it ends, and its member must be able to see that (identity-106).
 */
export const closingBlock = ({ underWay }: Pick<Standing, 'underWay'>): 'under-way' | undefined =>
  underWay > 0 ? 'under-way' : undefined;
