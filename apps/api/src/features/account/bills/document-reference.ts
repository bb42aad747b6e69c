import { z } from 'zod';
import type { Sealer } from '../../../platform/sealing/sealing.ts';

const bill = z.object({ accountNumber: z.string(), billDate: z.iso.date() });
const statement = z.object({ accountNumber: z.string() });

/** As long as a session can last. */
const untilOf = (now: Date): Date => new Date(now.getTime() + 12 * 3_600_000);

/** What opens one bill of one account (`billViewUrl`); it says nothing to whoever reads it, and nobody can make one. */
export function sealBill(sealer: Sealer, named: z.output<typeof bill>, now: Date): string {
  return sealer.seal('bill', named, untilOf(now));
}

/** The day of the bill that is meant, where it is one of this account. */
export function openBill(sealer: Sealer, sealed: string, accountNumber: string, now: Date): string | undefined {
  const found = bill.safeParse(sealer.open('bill', sealed, now)).data;
  return found?.accountNumber === accountNumber ? found.billDate : undefined;
}

/** What opens the capital credit statement of one account (`viewccPdfUrl`). */
export function sealStatement(sealer: Sealer, accountNumber: string, now: Date): string {
  return sealer.seal('capital-credit-statement', { accountNumber }, untilOf(now));
}

/** Whether the statement of this account is meant. */
export function opensStatement(sealer: Sealer, sealed: string, accountNumber: string, now: Date): boolean {
  const found = statement.safeParse(sealer.open('capital-credit-statement', sealed, now)).data;
  return found?.accountNumber === accountNumber;
}
