import { createHash, randomBytes } from 'node:crypto';
import { maskedEmail, tidyEmail } from '@rochdale/domain/identity/registration/contact';
import type { Translate } from '@rochdale/domain/texts/text';
import { type Address, addressOf } from '@rochdale/domain/website/screens/address';
import type { Transaction } from '../../../platform/database/database.ts';
import { type MessageContent, type MessageServices, sendMessage } from '../../communications/messages/public.ts';
import type { Login } from '../sign-in/public.ts';
import { addLinks, emailsOf, type LoginChange, textPhonesOf } from './login-changes-store.ts';

/** What telling members of a change works with. */
export interface TellServices extends MessageServices {
  /** Whether text messages can be sent. */
  readonly smsEnabled: boolean;
}

/** Where somebody is told. */
export interface Told {
  readonly channel: 'email' | 'text';
  readonly address: string;
}

/** The hash under which a link's code is stored. */
export const linkHash = (code: string): Buffer => createHash('sha256').update(code).digest();

/**
 * Wherever a login's owner may be reached: its address, those on file, contacts that a code has proved, and the new address.
 * A phone is told by text alone.
 */
export async function whereToTell(
  { smsEnabled }: TellServices,
  tx: Transaction,
  { memberNumber, email }: Pick<Login, 'memberNumber' | 'email'>,
  emailAfter: string | null,
): Promise<Told[]> {
  const emails = [email, ...(emailAfter === null ? [] : [emailAfter]), ...(await emailsOf(tx, memberNumber))];
  const phones = smsEnabled ? await textPhonesOf(tx, memberNumber) : [];
  return [
    ...[...new Set(emails.map(tidyEmail))].map((address) => ({ channel: 'email', address }) as const),
    ...[...new Set(phones)].map((address) => ({ channel: 'text', address }) as const),
  ];
}

/** Tells everybody that a change begins, each with a link of their own that stops it (office-75). */
export async function tellBegun(
  services: TellServices,
  tx: Transaction,
  login: Login,
  change: LoginChange,
): Promise<void> {
  const told = await whereToTell(services, tx, login, change.emailAfter);
  const links = told.map((to) => ({ to, code: randomBytes(18).toString('base64url') }));
  await addLinks(
    tx,
    links.map(({ to, code }) => ({ ...to, codeHash: linkHash(code), changeId: change.changeId })),
  );
  const { site, publicUrl } = services;
  for (const { to, code } of links) {
    const link = addressOf('stop-change', { code });
    await send(
      services,
      tx,
      login,
      to,
      'login-change',
      (text, time) =>
        to.channel === 'text'
          ? {
              subject: '',
              paragraphs: [
                text(change.kind === 'recovery' ? 'mail.recovery.text' : 'mail.loginChange.text', {
                  url: `${publicUrl}${link}`,
                }),
              ],
            }
          : begun(text, { login, change, to, time, link, phone: site().settings.phoneNumber }),
      change.dueAt,
    );
  }
}

interface Begun {
  readonly login: Login;
  readonly change: LoginChange;
  readonly to: Told;
  readonly time: string;
  readonly link: Address;
  readonly phone: string;
}

/** The new address may be a stranger's by a slip of the pen: it is told no name and no other address. */
function begun(text: Translate, { login, change, to, time, link, phone }: Begun): MessageContent {
  const { loginId: username } = login;
  const { kind, emailAfter } = change;
  if (kind === 'recovery')
    return {
      subject: text('mail.recovery.begun.subject'),
      paragraphs: [
        text('mail.recovery.begun', { username, time }),
        text('mail.loginChange.ifYou'),
        text('mail.loginChange.ifNot', { phone }),
      ],
      action: { label: text('mail.loginChange.stop'), to: link },
    };
  const what =
    emailAfter !== null && to.address === emailAfter
      ? text('mail.loginChange.toNew', { time })
      : kind === 'email'
        ? text('mail.loginChange.email', { username, email: maskedEmail(emailAfter ?? ''), time })
        : text('mail.loginChange.secondStep', { username, time });
  return {
    subject: text('mail.loginChange.subject'),
    paragraphs: [what, text('mail.loginChange.ifYou'), text('mail.loginChange.ifNot', { phone })],
    action: { label: text('mail.loginChange.stop'), to: link },
  };
}

/** Tells everybody that a change was made. */
export async function tellDone(
  services: TellServices,
  tx: Transaction,
  login: Login,
  { kind, emailAfter }: Pick<LoginChange, 'kind' | 'emailAfter'>,
  told: readonly Told[],
): Promise<void> {
  const { loginId: username } = login;
  const phone = services.site().settings.phoneNumber;
  for (const to of told)
    await send(services, tx, login, to, 'login-changed', (text, time) => {
      if (to.channel === 'text') return { subject: '', paragraphs: [text('mail.loginChange.text.done', { phone })] };
      if (kind === 'second-step')
        return {
          subject: text('mail.mfaOff.subject'),
          paragraphs: [text('mail.mfaOff', { username }), text('mail.ifNotYou')],
        };
      if (to.address === emailAfter)
        return {
          subject: text('mail.emailChanged.subject'),
          paragraphs: [text('mail.loginChange.new.done', { username })],
          action: { label: text('mail.signIn'), to: addressOf('login') },
        };
      return {
        subject: text('mail.emailChanged.subject'),
        paragraphs: [text('mail.emailChanged', { username, time })],
      };
    });
}

const notMade = {
  stopped: 'mail.loginChange.stopped',
  'called-off': 'mail.loginChange.calledOff',
  dropped: 'mail.loginChange.dropped',
} as const;

/** Tells everybody who was told of a change by e-mail that it will not be made. */
export async function tellNotMade(
  services: TellServices,
  tx: Transaction,
  login: Login,
  emailAfter: string | null,
  end: keyof typeof notMade,
): Promise<void> {
  const phone = services.site().settings.phoneNumber;
  for (const to of await whereToTell(services, tx, login, emailAfter))
    if (to.channel === 'email')
      await send(services, tx, login, to, 'login-change-ended', (text) => ({
        subject: text('mail.loginChange.ended.subject'),
        paragraphs: [text(notMade[end]), text('mail.loginChange.ended', { phone })],
      }));
}

async function send(
  services: MessageServices,
  tx: Transaction,
  { language, memberNumber }: Pick<Login, 'language' | 'memberNumber'>,
  { channel, address }: Told,
  kind: string,
  content: (text: Translate, time: string) => MessageContent,
  at: Date = services.clock.now(),
): Promise<void> {
  const to = { channel, recipient: address, memberNumber, kind, language: language ?? 'en' } as const;
  await sendMessage(services, tx, to, (text, formats) => content(text, formats.instant(at, services.site().timeZone)));
}
