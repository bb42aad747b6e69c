import { randomBytes } from 'node:crypto';
import type { OfficeEventKind } from '@rochdale/contract/audit';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Transaction } from '../../../platform/database/database.ts';
import { sendMessage } from '../../communications/messages/public.ts';
import { noteEvent } from '../security/security-store.ts';
import { addResetLink, endResetLinks, type Login, resetCodeHash } from '../sign-in/public.ts';
import type { TellServices } from './tell-of-change.ts';

/** How long the link holds that lets whoever has waited back in (hours): nobody knows when they read it. */
const linkHours = 24;

/** Whoever has waited is sent a link that lets them in; everybody was told before, and nobody has stopped it (identity-88). */
export async function letBackIn(services: TellServices, tx: Transaction, login: Login): Promise<void> {
  const now = services.clock.now();
  const { memberNumber, loginKey, loginId, email } = login;
  const code = randomBytes(32).toString('base64url');
  await endResetLinks(tx, loginKey, now);
  await addResetLink(tx, {
    codeHash: resetCodeHash(code),
    loginKey,
    kind: 'waited',
    expiresAt: new Date(now.getTime() + linkHours * 3_600_000),
  });
  await noteEvent(tx, { kind: 'reset-link-sent' satisfies OfficeEventKind, at: now, memberNumber, loginKey });
  const addressed = { channel: 'email', recipient: email, memberNumber, kind: 'recovery-link' } as const;
  const to = { ...addressed, language: login.language ?? 'en' };
  await sendMessage(services, tx, { ...to, facts: { link: true } }, (text) => ({
    subject: text('mail.recovery.ready.subject'),
    paragraphs: [text('mail.recovery.ready', { username: loginId }), text('mail.recovery.ignore')],
    action: { label: text('mail.recovery.action'), to: addressOf('reset-password', { otc: code }) },
  }));
}
