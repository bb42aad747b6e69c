import { maxAheadMs } from './one-book.ts';

/** What the billing system says of an account, its member, place and meters. What it does not say is left out. */
export interface ToldRecord {
  readonly accountNumber: string;
  readonly memberNumber: string;
  /** By its own clock; null where it does not say. */
  readonly asOf: Date | null;
  /** By the columns of `members.csv`. */
  readonly member: Readonly<Record<string, string>>;
  readonly phones: readonly { readonly phone: string; readonly phoneType: string }[];
  /** By the columns of `service-locations.csv`; without `locationId` nothing is said. */
  readonly location: Readonly<Record<string, string>>;
  readonly meters: readonly { readonly meterNumber: string; readonly meterType: string }[];
}

export type DoubtedRecord = 'another-account' | 'another-member' | 'back-in-time' | 'in-the-future';

/** Why what was said of an account is not believed; undefined where it is (billing-link-16). */
export function recordDoubt(
  asked: {
    readonly accountNumber: string;
    readonly memberNumber: string;
    /** What was taken last, by the other side's clock. */
    readonly takenAsOf: Date | null;
    readonly now: Date;
  },
  { accountNumber, memberNumber, asOf }: Pick<ToldRecord, 'accountNumber' | 'memberNumber' | 'asOf'>,
): DoubtedRecord | undefined {
  if (accountNumber !== asked.accountNumber) return 'another-account';
  if (memberNumber !== asked.memberNumber) return 'another-member';
  if (asOf === null) return undefined;
  if (asOf.getTime() > asked.now.getTime() + maxAheadMs) return 'in-the-future';
  return asked.takenAsOf && asOf < asked.takenAsOf ? 'back-in-time' : undefined;
}
