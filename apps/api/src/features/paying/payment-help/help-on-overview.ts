import type { accountDetails } from '@rochdale/contract/operations/account/overview';
import { dollarsOf } from '@rochdale/domain/money';
import { grantedPart, isHelpOpen } from '@rochdale/domain/paying/payment-help/help-standing';
import type { z } from 'zod';
import { localTimeOf } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { standingNow } from './help-facts.ts';
import { newestHelp, paidSince } from './payment-help-store.ts';

/** What is open on an account, as its overview tells it: the one truth about being cut off asks it too (account-120). */
export async function helpOnOverview(
  db: Executor,
  accountNumber: string,
  at: { readonly today: string; readonly timeZone: string },
): Promise<z.input<typeof accountDetails>['paymentHelp']> {
  const help = await newestHelp(db, accountNumber);
  if (!help) return null;
  const standing = await standingNow(db, help, at);
  if (!isHelpOpen(standing)) return null;
  const next = grantedPart(help, await paidSince(db, accountNumber, help.askedAt));
  return {
    ...{ standing, kind: help.kind, answerBy: localTimeOf(help.answerBy, at.timeZone) },
    next: next ? { amount: dollarsOf(next.nextAmount), day: next.nextDueDate, covers: dollarsOf(next.balance) } : null,
  };
}
