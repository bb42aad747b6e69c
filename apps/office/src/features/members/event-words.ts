import type { AuditKind } from '@rochdale/contract/audit';
import type { PlainTextCode } from '@rochdale/domain/texts/text';

const words = {
  'signed-in': 'members.event.signed-in',
  'signed-in-on-new-device': 'members.event.signed-in-on-new-device',
  'sign-in-failed': 'members.event.sign-in-failed',
  'login-locked': 'members.event.login-locked',
  'code-failed': 'members.event.code-failed',
  'current-password-failed': 'members.event.current-password-failed',
  'signed-out': 'members.event.signed-out',
  registered: 'members.event.registered',
  'password-changed': 'members.event.password-changed',
  'username-changed': 'members.event.username-changed',
  'email-changed': 'members.event.email-changed',
  'security-answer-changed': 'members.event.security-answer-changed',
  'mfa-enabled': 'members.event.mfa-enabled',
  'mfa-removed': 'members.event.mfa-removed',
  'recovery-code-used': 'members.event.recovery-code-used',
  'reset-link-sent': 'members.event.reset-link-sent',
  'username-sent': 'members.event.username-sent',
  'handed-over': 'members.event.handed-over',
  'profile-changed': 'members.event.profile-changed',
  'paperless-changed': 'members.event.paperless-changed',
  'contact-added': 'members.event.contact-added',
  'contact-removed': 'members.event.contact-removed',
  'notices-preset': 'members.event.notices-preset',
  'notices-chosen': 'members.event.notices-chosen',
  'texts-stopped': 'members.event.texts-stopped',
  'texts-started': 'members.event.texts-started',
  'receipt-emailed': 'members.event.receipt-emailed',
  'way-to-pay-added': 'members.event.way-to-pay-added',
  'way-to-pay-changed': 'members.event.way-to-pay-changed',
  'way-to-pay-removed': 'members.event.way-to-pay-removed',
  'auto-pay-enrolled': 'members.event.auto-pay-enrolled',
  'auto-pay-changed': 'members.event.auto-pay-changed',
  'auto-pay-paused': 'members.event.auto-pay-paused',
  'auto-pay-resumed': 'members.event.auto-pay-resumed',
  'auto-pay-ended': 'members.event.auto-pay-ended',
  'draft-set-up': 'members.event.draft-set-up',
  'draft-ended': 'members.event.draft-ended',
  'account-named': 'members.event.account-named',
  'locked-by-office': 'members.event.locked-by-office',
  'unlocked-by-office': 'members.event.unlocked-by-office',
  'login-change-asked': 'members.event.login-change-asked',
  'login-change-stopped': 'members.event.login-change-stopped',
  'login-change-called-off': 'members.event.login-change-called-off',
  'login-change-dropped': 'members.event.login-change-dropped',
} as const satisfies Readonly<Record<AuditKind, PlainTextCode>>;

const isKind = (kind: string): kind is AuditKind => Object.hasOwn(words, kind);

/** What happened to a login, in words; undefined of what a newer release has noted. */
export const eventWords = (kind: string): PlainTextCode | undefined => (isKind(kind) ? words[kind] : undefined);
