import type { askedHelp } from '@rochdale/contract/operations/paying/payment-help';
import { dollarsOf } from '@rochdale/domain/money';
import { refusalText } from '@rochdale/domain/office/queues/refusal-text';
import { grantedPart, type HelpStanding } from '@rochdale/domain/paying/payment-help/help-standing';
import type { Translate } from '@rochdale/domain/texts/text';
import type { z } from 'zod';
import { localTimeOf } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { standingNow } from './help-facts.ts';
import { type PaymentHelp, paidSince, saidInQueue } from './payment-help-store.ts';

type Presented = z.input<typeof askedHelp>;

/** What was asked for, as its member sees it at this moment. */
export async function presentHelp(
  db: Executor,
  help: PaymentHelp,
  at: { readonly today: string; readonly timeZone: string; readonly now: Date; readonly text: Translate },
): Promise<Presented> {
  const standing = await standingNow(db, help, at);
  const next = grantedPart(help, await paidSince(db, help.accountNumber, help.askedAt));
  return {
    ...{ helpNumber: help.helpNumber, kind: help.kind, amount: dollarsOf(help.amount), lastDay: help.lastDay },
    ...{ askedOn: help.askedOn, standing, answerBy: localTimeOf(help.answerBy, at.timeZone) },
    parts: help.parts.map(({ day, amount }) => ({ day, amount: dollarsOf(amount) })),
    isLate: isLate(help, standing, at.now),
    next: next ? { amount: dollarsOf(next.nextAmount), day: next.nextDueDate } : null,
    reason: standing === 'refused' ? await reasonOf(db, help, at.text) : null,
  };
}

const isLate = ({ answer, answerBy }: PaymentHelp, standing: HelpStanding, now: Date): boolean =>
  answer === null && (standing === 'over' || answerBy < now);

async function reasonOf(db: Executor, { helpNumber, answeredBy }: PaymentHelp, text: Translate): Promise<string> {
  if (answeredBy === 'link') return text('mail.refused.notAllowed');
  const item = await saidInQueue(db, helpNumber);
  return refusalText(text, { template: item?.template ?? null, words: item?.words ?? '' });
}
