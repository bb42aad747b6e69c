import { english } from '@rochdale/domain/messages/english';
import type { Executor } from '../../platform/database/database.ts';
import { type MessageContent, type MessageServices, sendMessage } from '../messages/public.ts';
import type { Login } from './sign-in-store.ts';

/** What the owner of a login is told by e-mail as soon as it happens. */
export type Notice =
  | 'new-device'
  | 'password-changed'
  | 'username-changed'
  | 'email-changed'
  | 'locked'
  | 'mfa-on'
  | 'mfa-off'
  | 'welcome';

/** Writes a notice to the login's owner within the caller's transaction. */
export async function notify(
  services: MessageServices,
  tx: Executor,
  login: Pick<Login, 'loginId' | 'email'>,
  notice: Notice,
): Promise<void> {
  const { clock, site } = services;
  const time = clock
    .now()
    .toLocaleString('en-US', { timeZone: site().timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const content = contentOf(notice, login.loginId, time);
  await sendMessage(services, tx, { channel: 'email', recipient: login.email, kind: notice }, content);
}

function contentOf(notice: Notice, username: string, time: string): MessageContent {
  const ifNotYou = english('mail.ifNotYou');
  switch (notice) {
    case 'new-device':
      return {
        subject: english('mail.newDevice.subject'),
        paragraphs: [english('mail.newDevice', { username, time }), ifNotYou],
      };
    case 'password-changed':
      return {
        subject: english('mail.passwordChanged.subject'),
        paragraphs: [english('mail.passwordChanged', { username, time }), ifNotYou],
      };
    case 'username-changed':
      return {
        subject: english('mail.usernameChanged.subject'),
        paragraphs: [english('mail.usernameChanged', { username, time }), ifNotYou],
      };
    case 'email-changed':
      return {
        subject: english('mail.emailChanged.subject'),
        paragraphs: [english('mail.emailChanged', { username, time }), ifNotYou],
      };
    case 'locked':
      return { subject: english('mail.locked.subject'), paragraphs: [english('mail.locked', { username }), ifNotYou] };
    case 'mfa-on':
      return { subject: english('mail.mfaOn.subject'), paragraphs: [english('mail.mfaOn', { username }), ifNotYou] };
    case 'mfa-off':
      return { subject: english('mail.mfaOff.subject'), paragraphs: [english('mail.mfaOff', { username }), ifNotYou] };
    case 'welcome':
      return { subject: english('mail.welcome.subject'), paragraphs: [english('mail.welcome', { username })] };
  }
}
