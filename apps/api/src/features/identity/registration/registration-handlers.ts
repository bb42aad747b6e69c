import {
  isEmail,
  maskedEmail,
  maskedPhone,
  phoneDigits,
  tidyEmail,
  toldApart,
} from '@rochdale/domain/identity/registration/contact';
import { memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import { z } from 'zod';
import type { Door, Doors } from '../../../platform/doors/doors.ts';
import type { Handlers, Note } from '../../../platform/http/caller.ts';
import { type Refusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { giveBackTry, type Limit, takeTry } from '../../../platform/limits/limits-store.ts';
import { isSameHash } from '../../../platform/sealing/vault.ts';
import { contactsOf, findAccount, identityHashOf } from '../../account/accounts/public.ts';
import { holdsLoginClosed } from '../../office/member-marks/public.ts';
import { sendClaimLink } from '../brought-logins/public.ts';
import { mayEnterNow } from '../opening/public.ts';
import {
  codesSpent,
  findLogin,
  findLoginOfMember,
  type IdentityServices,
  type Login,
  locked,
} from '../sign-in/public.ts';
import { type CodeTarget, checkCode, sendCode } from '../verification-codes/verification-code.ts';
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
const sealedMember = z.object({ memberNumber: z.string() });

/** Each look-up counts, since it tells whether a number exists. */
const registrationDoor: Door = { name: 'registration', ofAll: 1_000, ofOne: 60 };

type RegistrationHandlers = Pick<
  Handlers,
  | 'registration.authentication-types'
  | 'registration.verify-account'
  | 'registration.verify-code'
  | 'registration.username'
  | 'registration.register'
>;

/** Registration (identity-25): a code proves that the visitor reaches the member, then the login is made. */
export function registrationHandlers(services: IdentityServices & { readonly doors: Doors }): RegistrationHandlers {
  const { db, clock, site, sealer, doors } = services;
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
    const given = services.vault.storedHashes('identity-digits', `${memberNumber}\n${digits ?? ''}`);
    return hash !== undefined && given.some((one) => isSameHash(one, hash));
  };

  /** The contact that a request names, by a seal of ours or typed where that is allowed. */
  const contactIn = (
    body:
      | { selectedAuthenticateOption: string }
      | { ownContact: string; email: string }
      | { ownContact: string; phone: string },
  ): { memberNumber: string; contact: CodeTarget } => {
    if ('selectedAuthenticateOption' in body) {
      const opened = sealedContact.safeParse(
        sealer.open('registration-contact', body.selectedAuthenticateOption, clock.now()),
      );
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

  /** Where a member who has a login is led: one that was brought along and that nobody has used yet is claimed by a link. */
  const leadToLogin = async (
    login: Login,
    { note, language }: { readonly note: Note<'reset-link-sent'>; readonly language: TextLanguage },
  ): Promise<Refusal> => {
    const { memberNumber, loginKey, email } = login;
    const hasNone = login.passwordHash === null && login.passwordOffAt === null;
    const waits = login.broughtAt !== null && hasNone && login.lockedAt === null;
    if (!waits || !isEmail(email)) return refusal(409, 'registration.hasLogin');
    await db.transaction(async (tx) => {
      await sendClaimLink(services, tx, login, memberLanguage(language));
      await note(tx, { kind: 'reset-link-sent', memberNumber, loginKey });
    });
    return refusal(409, 'registration.brought', { email: maskedEmail(email) });
  };

  return {
    'registration.authentication-types': async ({ body, address, proof, text }) => {
      const now = clock.now();
      const number = body.accountNumber.trim();
      await doors.pass(registrationDoor, { address, proof }, number, now);
      await doors.wrong(registrationDoor, { address, proof }, now);
      const limit: Limit = { key: `registration:account:${number}`, tries: 5, minutes: 24 * 60 };
      const own = await takeTry(db, limit, now);
      if (!own.taken) {
        doors.note('registration', 'locked');
        throw locked(services, 'limits.registration.locked', own.retryAfterSeconds);
      }
      const found = await memberOf(number);
      // Of a number that nobody has the same is said.
      if (!(await mayEnterNow(db, found === undefined ? [] : [found])))
        throw refusal(400, 'registration.notYet', { phone: site().settings.phoneNumber });
      const isOpen = found !== undefined && !(await holdsLoginClosed(db, found));
      const memberNumber = isOpen && (await isIdentified(found, body.ssnDigits)) ? found : undefined;
      if (memberNumber !== undefined) await giveBackTry(db, limit, now);
      const contacts = memberNumber === undefined ? undefined : await contactsOf(db, memberNumber);
      const options = (channel: 'email' | 'text', recipients: readonly string[]) => {
        const masks = recipients.map((recipient) => masked({ channel, recipient }));
        const labels = toldApart(
          channel === 'text' ? masks.map((number) => text('registration.contact.cell', { number })) : masks,
        );
        return recipients.map((recipient, index) => ({
          label: labels[index] ?? '',
          validatorResource: seal({ memberNumber, channel, recipient }),
        }));
      };
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
      const sent = await db.transaction((tx) =>
        sendCode(services, tx, memberNumber, { ...contact, provesMember: true }, language),
      );
      if (!sent.isSent) throw codesSpent(services, sent);
      const { attemptId, expiresAt } = sent;
      return { attempt: sealer.seal('registration-attempt', { attemptId }, expiresAt), sentTo: masked(contact) };
    },
    'registration.verify-code': async ({ body, address, note, language, text }) => {
      await limited(address, 60);
      const opened = sealedAttempt.safeParse(sealer.open('registration-attempt', body.attempt, clock.now()));
      const memberNumber = opened.success
        ? await checkCode(services, opened.data.attemptId, body.verificationCode)
        : undefined;
      if (memberNumber === undefined) throw refusal(400, 'registration.notVerified');
      const login = await findLoginOfMember(db, memberNumber);
      if (login) throw await leadToLogin(login, { note, language });
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
    'registration.register': async ({ body, address, note, language }) => {
      const opened = sealedMember.safeParse(sealer.open('registration-member', body.registrationToken, clock.now()));
      if (!opened.success) throw refusal(400, 'registration.tooLate');
      return register(services, opened.data.memberNumber, body, { note, address, language });
    },
  };
}
