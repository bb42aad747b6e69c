import { termsText } from '@rochdale/domain/auto-pay/terms-text';
import { english } from '@rochdale/domain/messages/english';
import type { StoredMethodFacts } from '@rochdale/domain/payment-profile/stored-payment';
import type { Transaction } from '../../platform/database/database.ts';
import { emailOf } from '../due-payments/public.ts';
import { type MessageServices, sendMessage } from '../messages/public.ts';
import type { AutoPay } from './auto-pay-store.ts';

/** What became of the auto pay of some accounts. */
export type AutoPayNotice =
  | { readonly kind: 'enrolled' | 'changed'; readonly stored: StoredMethodFacts }
  | { readonly kind: 'paused' | 'removed' };

const subjects = {
  enrolled: 'mail.autoPay.enrolled.subject',
  changed: 'mail.autoPay.changed.subject',
  paused: 'mail.autoPay.paused.subject',
  removed: 'mail.autoPay.removed.subject',
} as const;

/** Confirms by e-mail, within the caller's transaction; a member without an address is told by the portal alone. */
export async function confirmAutoPay(
  services: MessageServices,
  tx: Transaction,
  memberNumber: string,
  autoPays: readonly AutoPay[],
  notice: AutoPayNotice,
): Promise<void> {
  const recipient = await emailOf(tx, memberNumber);
  if (recipient === undefined) return;
  const lines = autoPays.map((autoPay) => lineOf(autoPay, notice));
  await sendMessage(
    services,
    tx,
    { channel: 'email', recipient, kind: `auto-pay-${notice.kind}` },
    { subject: english(subjects[notice.kind]), paragraphs: [...lines, english('mail.ifNotYou')] },
  );
}

function lineOf(autoPay: AutoPay, notice: AutoPayNotice): string {
  const number = autoPay.accountNumber;
  switch (notice.kind) {
    case 'enrolled':
    case 'changed':
      return english('mail.autoPay.terms', { number, terms: termsText(autoPay, notice.stored, english) });
    case 'paused':
      return english('mail.autoPay.paused', { number });
    case 'removed':
      return english('mail.autoPay.removed', { number });
  }
}
