import type { MessageSubject } from '@rochdale/domain/office/messages/message-subjects';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';

const words: Readonly<Record<string, PlainTextCode>> = {
  'verification-code': 'messages.kind.verification-code',
  'reset-link': 'messages.kind.reset-link',
  'payment-link': 'messages.kind.payment-link',
  'payment-receipt': 'messages.kind.payment-receipt',
  username: 'messages.kind.username',
  'new-device': 'messages.kind.login',
  'password-changed': 'messages.kind.login',
  'username-changed': 'messages.kind.login',
  'email-changed': 'messages.kind.login',
  locked: 'messages.kind.login',
  'mfa-on': 'messages.kind.login',
  'mfa-off': 'messages.kind.login',
  welcome: 'messages.kind.login',
  announcement: 'messages.kind.announcement',
};

/** What a message was about, by the occasion that it names. */
export function kindText(kind: string, text: Translate): string {
  const known = words[kind];
  if (known !== undefined) return text(known);
  if (kind.startsWith('notice-')) return text('messages.kind.notice');
  if (kind.startsWith('staff-')) return text('messages.kind.staff');
  return /^(auto-pay|draft|scheduled-payment|plan)-/.test(kind)
    ? text('messages.kind.plan')
    : text('messages.kind.other', { kind });
}

/** What messages are about, as they are sorted. */
export const subjectWords = {
  code: 'messages.about.code',
  receipt: 'messages.about.receipt',
  login: 'messages.kind.login',
  notice: 'messages.kind.notice',
  plan: 'messages.kind.plan',
  announcement: 'messages.kind.announcement',
  other: 'messages.about.other',
} as const satisfies Readonly<Record<MessageSubject, PlainTextCode>>;

/** Whether a message is sent again with a new code or link. */
export const isCode = (kind: string): boolean => kind === 'verification-code' || kind === 'reset-link';
