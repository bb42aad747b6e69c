import type { Translate } from '@rochdale/domain/texts/text';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Executor } from '../../../platform/database/database.ts';
import {
  type Content,
  type MessageContent,
  type MessageServices,
  sendMessage,
} from '../../communications/messages/public.ts';
import type { Login } from './sign-in-store.ts';

/** What the owner of a login is told by e-mail as soon as it happens. */
const loginMessages = [
  'new-device',
  'password-changed',
  'username-changed',
  'email-changed',
  'locked',
  'locked-by-office',
  'still-locked',
  'unlocked-by-office',
  'mfa-on',
  'mfa-off',
  'passkey-added',
  'passkey-removed',
  'passkey-went-back',
  'outside-tied',
  'password-off',
  'login-closed',
  'recovered',
  'welcome',
] as const;
export type LoginMessage = (typeof loginMessages)[number];
/** Whether a message's occasion is one that the owner of a login is told of. */
export const isLoginMessage = (kind: string): kind is LoginMessage => loginMessages.some((one) => one === kind);

/** Writes a message to the login's owner within the caller's transaction. */
export async function notify(
  services: MessageServices,
  tx: Executor,
  login: Pick<Login, 'loginId' | 'memberNumber' | 'email' | 'language'>,
  message: LoginMessage,
): Promise<void> {
  const at = services.clock.now();
  const facts = { at: at.toISOString() };
  const to = {
    channel: 'email',
    recipient: login.email,
    memberNumber: login.memberNumber,
    kind: message,
    language: login.language ?? 'en',
    facts,
  } as const;
  await sendMessage(services, tx, to, loginMessageContent(services, message, login.loginId, at));
}

/** The words of a message to a login's owner, of what happened at an instant. */
export const loginMessageContent =
  ({ site }: Pick<MessageServices, 'site'>, message: LoginMessage, username: string, at: Date): Content =>
  (text, formats) =>
    contentOf(message, username, formats.instant(at, site().timeZone), text);

function contentOf(message: LoginMessage, username: string, time: string, text: Translate): MessageContent {
  const ifNotYou = text('mail.ifNotYou');
  switch (message) {
    case 'new-device':
      return {
        subject: text('mail.newDevice.subject'),
        paragraphs: [text('mail.newDevice', { username, time }), ifNotYou],
      };
    case 'password-changed':
      return {
        subject: text('mail.passwordChanged.subject'),
        paragraphs: [text('mail.passwordChanged', { username, time }), ifNotYou],
      };
    case 'username-changed':
      return {
        subject: text('mail.usernameChanged.subject'),
        paragraphs: [text('mail.usernameChanged', { username, time }), ifNotYou],
      };
    case 'email-changed':
      return {
        subject: text('mail.emailChanged.subject'),
        paragraphs: [text('mail.emailChanged', { username, time })],
      };
    case 'locked':
      return {
        subject: text('mail.locked.subject'),
        paragraphs: [text('mail.locked', { username })],
        action: { label: text('mail.reset.action'), to: addressOf('forgot-password') },
      };
    case 'locked-by-office':
      return {
        subject: text('mail.lockedByOffice.subject'),
        paragraphs: [text('mail.lockedByOffice', { username, time }), text('mail.lockedByOffice.open')],
      };
    case 'still-locked':
      return {
        subject: text('mail.stillLocked.subject'),
        paragraphs: [text('mail.stillLocked', { username }), text('mail.lockedByOffice.open')],
      };
    case 'unlocked-by-office':
      return {
        subject: text('mail.unlockedByOffice.subject'),
        paragraphs: [text('mail.unlockedByOffice', { username, time }), ifNotYou],
      };
    case 'mfa-on':
      return { subject: text('mail.mfaOn.subject'), paragraphs: [text('mail.mfaOn', { username }), ifNotYou] };
    case 'mfa-off':
      return { subject: text('mail.mfaOff.subject'), paragraphs: [text('mail.mfaOff', { username }), ifNotYou] };
    case 'passkey-added':
      return {
        subject: text('mail.passkeyAdded.subject'),
        paragraphs: [text('mail.passkeyAdded', { username, time }), text('mail.passkey.ifNotYou')],
      };
    case 'passkey-removed':
      return {
        subject: text('mail.passkeyRemoved.subject'),
        paragraphs: [text('mail.passkeyRemoved', { username, time }), text('mail.passkey.ifNotYou')],
      };
    case 'passkey-went-back':
      return {
        subject: text('mail.passkeyWentBack.subject'),
        paragraphs: [text('mail.passkeyWentBack', { username, time }), text('mail.passkeyWentBack.remove')],
      };
    case 'outside-tied':
      return {
        subject: text('mail.outsideTied.subject'),
        paragraphs: [text('mail.outsideTied', { username, time }), text('mail.outsideTied.ifNotYou')],
      };
    case 'password-off':
      return {
        subject: text('mail.passwordOff.subject'),
        paragraphs: [text('mail.passwordOff', { username, time }), text('mail.passkey.ifNotYou')],
      };
    case 'login-closed':
      return {
        subject: text('mail.loginClosed.subject'),
        paragraphs: [text('mail.loginClosed', { username, time }), text('mail.loginClosed.again')],
      };
    case 'recovered':
      return {
        subject: text('mail.recovered.subject'),
        paragraphs: [text('mail.recovered', { username, time }), text('mail.passkey.ifNotYou')],
      };
    case 'welcome':
      return {
        subject: text('mail.welcome.subject'),
        paragraphs: [text('mail.welcome', { username }), ifNotYou],
        action: { label: text('mail.signIn'), to: addressOf('login') },
      };
  }
}
