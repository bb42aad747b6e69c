import { timingSafeEqual } from 'node:crypto';
import { isEmail, maskedEmail, maskedPhone, phoneDigits, tidyEmail } from '@rochdale/domain/registration/contact';
import { z } from 'zod';
import type { Handlers } from '../../platform/http/caller.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { takeTries } from '../../platform/limits/limits.ts';
import { contactsOf, findAccount, identityHashOf } from '../accounts/public.ts';
import { findLogin, findLoginOfMember, type IdentityServices } from '../sign-in/public.ts';
import { type CodeTarget, checkCode, sendCode } from '../verification-codes/public.ts';
import { register } from './register.ts';

const choiceMinutes = 15;
/** How long the form of step 2 may take. */
const formMinutes = 60;
const sealedContact = z.object({
  memberNumber: z.string(),
  channel: z.enum(['email', 'text']),
  recipient: z.string(),
});
const sealedOwnContact = z.object({ memberNumber: z.string(), own: z.literal(true) });
const sealedAttempt = z.object({ attemptId: z.string() });
export const sealedMember = z.object({ memberNumber: z.string() });

/** Look-ups in an hour from all addresses together: who has many addresses learns no more than these. */
const lookUpsOfAll = 1000;

type RegistrationHandlers = Pick<
  Handlers,
  | 'registration.authentication-types'
  | 'registration.verify-account'
  | 'registration.verify-code'
  | 'registration.username'
  | 'registration.register'
>;

/** Registration in two steps (S0 §4): a code proves that the visitor reaches the member, then the login is made. */
export function registrationHandlers(services: IdentityServices): RegistrationHandlers {
  const { db, clock, site, sealer } = services;
  const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  const limited = (address: string, tries: number) =>
    takeTries(db, [{ key: `registration:address:${address}`, tries, minutes: 60 }], clock.now());
  const seal = (value: unknown) => sealer.seal('registration-contact', value, inMinutes(choiceMinutes));
  const masked = ({ channel, recipient }: CodeTarget) =>
    channel === 'email' ? maskedEmail(recipient) : maskedPhone(recipient);

  /** The member that the number of step 1 leads to. */
  const memberOf = async (number: string): Promise<string | undefined> => {
    if (site().config.registration.controlNumberType === 'MEMBER') return number;
    return (await findAccount(db, number))?.memberNumber;
  };

  /** Whether the digits of a Social Security number are right, where the site asks for them. */
  const isIdentified = async (memberNumber: string, digits: string | undefined): Promise<boolean> => {
    if (site().config.registration.ssnDigits === 0) return true;
    const hash = await identityHashOf(db, memberNumber);
    const given = services.vault.fingerprints('identity-digits', `${memberNumber}\n${digits ?? ''}`);
    return hash !== undefined && given.some((one) => timingSafeEqual(one, hash));
  };

  /** The contact that a request names, by a seal of ours or typed where that is allowed. */
  const contactIn = (
    body: { validatorResource: string } | { ownContact: string; email: string } | { ownContact: string; phone: string },
  ): { memberNumber: string; contact: CodeTarget } => {
    if ('validatorResource' in body) {
      const opened = sealedContact.safeParse(sealer.open('registration-contact', body.validatorResource, clock.now()));
      if (!opened.success) throw refusal(400, 'registration.tooLate');
      const { memberNumber, ...contact } = opened.data;
      return { memberNumber, contact };
    }
    const opened = sealedOwnContact.safeParse(sealer.open('registration-contact', body.ownContact, clock.now()));
    if (!opened.success) throw refusal(400, 'registration.tooLate');
    const { memberNumber } = opened.data;
    if ('email' in body) {
      if (!isEmail(body.email)) throw refusal(400, 'registration.contact.emailInvalid');
      return { memberNumber, contact: { channel: 'email', recipient: tidyEmail(body.email) } };
    }
    const digits = phoneDigits(body.phone);
    if (digits === undefined || !services.smsEnabled) throw refusal(400, 'registration.contact.phoneInvalid');
    return { memberNumber, contact: { channel: 'text', recipient: digits } };
  };

  return {
    'registration.authentication-types': async ({ body, address }) => {
      await limited(address, 60);
      const number = body.accountNumber.trim();
      const limits = [
        { key: `registration:account:${number}`, tries: 10, minutes: 60 },
        { key: 'registration:all', tries: lookUpsOfAll, minutes: 60 },
      ];
      await takeTries(db, limits, clock.now());
      const found = await memberOf(number);
      const memberNumber = found !== undefined && (await isIdentified(found, body.ssnDigits)) ? found : undefined;
      const contacts = memberNumber === undefined ? undefined : await contactsOf(db, memberNumber);
      const options = (channel: 'email' | 'text', recipients: readonly string[]) =>
        recipients.map((recipient) => ({
          label: masked({ channel, recipient }),
          validatorResource: seal({ memberNumber, channel, recipient }),
        }));
      const cellPhones = services.smsEnabled ? options('text', contacts?.cellPhones ?? []) : [];
      const emails = options('email', contacts?.emails ?? []);
      const mayType =
        contacts !== undefined &&
        cellPhones.length + emails.length === 0 &&
        site().config.registration.allowUserProvidedContact;
      return {
        cellPhones,
        emails,
        isSmsEnabled: services.smsEnabled,
        memberNumber: null,
        ownContact: mayType ? seal({ memberNumber, own: true }) : null,
      };
    },
    'registration.verify-account': async ({ body, address, language }) => {
      const { memberNumber, contact } = contactIn(body);
      await limited(address, 60);
      await takeTries(db, [{ key: `registration:codes:${memberNumber}`, tries: 5, minutes: 60 }], clock.now());
      const { attemptId, expiresAt } = await db.transaction((tx) =>
        sendCode(services, tx, memberNumber, contact, language),
      );
      return { attempt: sealer.seal('registration-attempt', { attemptId }, expiresAt), sentTo: masked(contact) };
    },
    'registration.verify-code': async ({ body, address, text }) => {
      await limited(address, 60);
      const opened = sealedAttempt.safeParse(sealer.open('registration-attempt', body.attempt, clock.now()));
      const memberNumber = opened.success
        ? await checkCode(services, opened.data.attemptId, body.verificationCode)
        : undefined;
      if (memberNumber === undefined) throw refusal(400, 'registration.notVerified');
      if (await findLoginOfMember(db, memberNumber)) throw refusal(409, 'registration.hasLogin');
      return {
        memberNumber,
        registrationToken: sealer.seal('registration-member', { memberNumber }, inMinutes(formMinutes)),
        message: text('registration.verified'),
      };
    },
    'registration.username': async ({ body, address }) => {
      const opened = sealedMember.safeParse(sealer.open('registration-member', body.registrationToken, clock.now()));
      if (!opened.success) throw refusal(400, 'registration.tooLate');
      await takeTries(db, [{ key: `registration:usernames:${address}`, tries: 100, minutes: 60 }], clock.now());
      return { available: (await findLogin(db, body.loginId)) === undefined };
    },
    'registration.register': async ({ body, address, language }) => {
      const opened = sealedMember.safeParse(sealer.open('registration-member', body.registrationToken, clock.now()));
      if (!opened.success) throw refusal(400, 'registration.tooLate');
      return register(services, opened.data.memberNumber, body, { address, language });
    },
  };
}
