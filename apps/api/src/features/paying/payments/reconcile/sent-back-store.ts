import type { LocalDay } from '@rochdale/domain/dates';
import type { Executor } from '../../../../platform/database/database.ts';
import { returnedPayments } from '../../../../tables/returned-payments.ts';

/** A payment that was posted and is to be booked back. */
export interface SentBack {
  readonly transNo: string;
  /** The bank's, or what the payment company calls it. */
  readonly returnCode: string;
  readonly returnedOn: LocalDay;
  readonly source: 'company' | 'office';
  /** Of the office's own. */
  readonly byWhom?: string;
  readonly note?: string;
}

/** Leaves a payment to be booked back and told as a return is, once. Answers false when it was left before. */
export async function addSentBack(tx: Executor, { transNo, ...given }: SentBack): Promise<boolean> {
  const added = await tx
    .insert(returnedPayments)
    .values({ ...given, reference: transNo })
    .onConflictDoNothing()
    .returning({ reference: returnedPayments.reference });
  return added.length > 0;
}
