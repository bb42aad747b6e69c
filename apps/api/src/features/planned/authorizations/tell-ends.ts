import type { PlainTextCode } from '@rochdale/domain/texts/text';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { findAccount } from '../../account/accounts/public.ts';
import { type MessageServices, tellMember } from '../../communications/messages/public.ts';
import { type Authorization, accountsPaidBy, listUntoldEnds, noteEndTold } from './authorizations-store.ts';

const atATime = 200;
/** What members call a plan; one payment of it has another name. */
export const planNames = {
  'auto-pay': 'mail.plan.autoPay.whole',
  draft: 'mail.plan.draft',
  'scheduled-payment': 'mail.plan.scheduled',
  'top-up': 'mail.plan.topUp',
} as const satisfies Readonly<Record<Authorization['planKind'], PlainTextCode>>;

const whys = {
  holder: 'mail.plan.ended.holder',
  office: 'mail.plan.ended.office',
  bank: 'mail.plan.ended.bank',
} as const;

/** Tells whoever must know that a plan ended without their doing, once each. Answers how many ends were told. */
export async function tellEnds(services: MessageServices & { readonly db: Database }): Promise<number> {
  const { db, clock } = services;
  const untold = await listUntoldEnds(db, atATime);
  for (const ended of untold)
    await db.transaction(async (tx) => {
      if (await noteEndTold(tx, ended.authorizationId, clock.now())) await tellEnd(services, tx, ended);
    });
  return untold.length;
}

async function tellEnd(services: MessageServices, tx: Transaction, ended: Authorization): Promise<void> {
  const { planKind, planKey, memberNumber, endReason } = ended;
  const accountNumbers = await accountsPaidBy(tx, ended);
  await tellMember(services, tx, memberNumber, 'plan-ended', (text, _formats, _language, named) => {
    const facts = { plan: text(planNames[planKind]), account: accountNumbers.map(named).join(', ') };
    const why = text(whys[enderOf(endReason)], facts);
    return { subject: text('mail.plan.ended.subject', { account: accountNumbers.join(', ') }), paragraphs: [why] };
  });
  const account =
    endReason === 'holder' && planKind !== 'scheduled-payment' ? await findAccount(tx, planKey) : undefined;
  if (!account || account.memberNumber === memberNumber) return;
  await tellMember(services, tx, account.memberNumber, 'plan-of-former-member', (text) => ({
    subject: text('mail.plan.ended.subject', { account: account.accountNumber }),
    paragraphs: [text('mail.plan.newHolder', { account: account.accountNumber, plan: text(planNames[planKind]) })],
  }));
}

/** Who ended it: the account's new holder, the office, or a bank with its code. */
function enderOf(endReason: string | null): keyof typeof whys {
  if (endReason === 'holder') return 'holder';
  return endReason?.startsWith('office') ? 'office' : 'bank';
}
