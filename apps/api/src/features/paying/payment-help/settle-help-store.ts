import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import { billingDeliveries } from '../../../tables/billing-link.ts';
import { exports } from '../../../tables/exporting.ts';
import { paymentHelp } from '../../../tables/payment-help.ts';
import type { PaymentHelp } from './payment-help-store.ts';

/** Which of those that are open something may have become known of. */
export async function openNumbers(
  db: Database,
): Promise<readonly { readonly accountNumber: string; readonly helpNumber: string }[]> {
  return db
    .select({ accountNumber: paymentHelp.accountNumber, helpNumber: paymentHelp.helpNumber })
    .from(paymentHelp)
    .where(sql`${paymentHelp.endedAt} is null and ${paymentHelp.answer} is distinct from 'refused'`)
    .orderBy(paymentHelp.accountNumber);
}

const isHelp = ({ accountNumber, helpNumber }: Pick<PaymentHelp, 'accountNumber' | 'helpNumber'>) =>
  and(eq(paymentHelp.accountNumber, accountNumber), eq(paymentHelp.helpNumber, helpNumber));

/** One that is asked for, for nobody else to change until the transaction ends. */
export async function holdHelp(
  tx: Transaction,
  key: Pick<PaymentHelp, 'accountNumber' | 'helpNumber'>,
): Promise<PaymentHelp | undefined> {
  const [found] = await tx.select().from(paymentHelp).where(isHelp(key)).for('update');
  return found;
}

/** What the billing system answered over the link, as soon as it has. */
export async function linkAnswerOf(
  db: Executor,
  { accountNumber, helpNumber }: PaymentHelp,
): Promise<'accepted' | 'refused' | undefined> {
  const [found] = await db
    .select({ state: billingDeliveries.state })
    .from(billingDeliveries)
    .where(
      and(
        eq(billingDeliveries.subject, accountNumber),
        eq(billingDeliveries.transNo, helpNumber),
        eq(billingDeliveries.kind, 'payment-extension'),
      ),
    );
  return found?.state === 'accepted' || found?.state === 'refused' ? found.state : undefined;
}

/** When the file that has it was taken by the billing system. */
export async function fileTakenAt(db: Executor, exportNumber: number): Promise<Date | null> {
  const [found] = await db
    .select({ takenAt: exports.takenAt })
    .from(exports)
    .where(eq(exports.exportNumber, exportNumber));
  return found?.takenAt ?? null;
}

/** Writes how one stands now. It is held. */
export async function writeHelp(
  tx: Transaction,
  help: PaymentHelp,
  change: Partial<Pick<PaymentHelp, 'answer' | 'answeredAt' | 'answeredBy' | 'heardAt' | 'contradictedAt' | 'endedAt'>>,
): Promise<void> {
  await tx.update(paymentHelp).set(change).where(isHelp(help));
}
