import { createHash, randomBytes } from 'node:crypto';
import type { AuditKindOf } from '@rochdale/contract/operations/operations';
import { tidyEmail } from '@rochdale/domain/identity/registration/contact';
import { codeChannels } from '@rochdale/domain/identity/sign-in/locked';
import { languages } from '@rochdale/domain/texts/languages';
import { addressOf } from '@rochdale/domain/website/screens/address';
import { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { contactsOf, findAccount } from '../../account/accounts/public.ts';
import { sendMessage } from '../../communications/messages/public.ts';
import { holdsLoginClosed } from '../../office/member-marks/public.ts';
import { noteEvent } from '../security/security-store.ts';
import { sendCode } from '../verification-codes/verification-code.ts';
import { notify } from './login-messages.ts';
import type { IdentityServices } from './services.ts';
import { addResetLink, findLogin, findLoginOfMember, type Login } from './sign-in-store.ts';

const linkMinutes = 30;

/** What the caller reads; requests that were left by an older release say nothing of it. */
const language = z.enum(languages).default('en');

/** A code for what is locked, by the way that was asked for where there is one. */
const code = { channel: z.enum(codeChannels), attemptId: z.uuid(), address: z.string() };

const request = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('forgot-password'),
    username: z.string(),
    email: z.string(),
    address: z.string(),
    language,
  }),
  z.object({
    kind: z.literal('forgot-username'),
    accountNumber: z.string(),
    email: z.string(),
    address: z.string(),
    language,
  }),
  z.object({ kind: z.literal('locked'), loginKey: z.string(), address: z.string(), language }),
  z.object({ kind: z.literal('login-code'), loginKey: z.string(), ...code, language }),
  z.object({ kind: z.literal('account-code'), accountNumber: z.string(), ...code, language }),
]);
/** Something that is answered by e-mail, if there is anybody to answer. */
export type SignInHelpRequest = z.output<typeof request>;

/**
 * Leaves a request to the worker. Whether the login exists is looked up there: the caller's answer takes the same time
 * and says the same for everybody (identity-59).
 */
export async function requestSignInHelp(
  { db, jobs, vault }: Pick<IdentityServices, 'jobs' | 'vault'> & { readonly db: Executor },
  asked: SignInHelpRequest,
): Promise<void> {
  const locked = vault.lock('job', 'identity.answer', JSON.stringify(asked)).toString('base64url');
  await jobs.send(db, 'identity.answer', { locked });
}

/** Answers a request: writes the e-mail, or nothing. */
export async function answer(services: IdentityServices, locked: string): Promise<void> {
  const { db, vault } = services;
  const asked = request.parse(JSON.parse(vault.unlock('job', 'identity.answer', Buffer.from(locked, 'base64url'))));
  if (asked.kind === 'login-code' || asked.kind === 'account-code') return answerWithCode(services, asked);
  const login = await loginAskedFor(services, asked);
  if (!login || (await holdsLoginClosed(db, login.memberNumber))) return;
  const { loginKey, memberNumber } = login;
  const language = login.language ?? asked.language;
  const to = { channel: 'email', recipient: login.email, memberNumber, language } as const;
  await db.transaction(async (tx) => {
    const at = services.clock.now();
    const event = { at, memberNumber, loginKey, address: asked.address };
    if (asked.kind === 'locked') {
      await noteEvent(tx, { ...event, kind: 'login-locked' satisfies AuditKindOf<'sign-in.login'> });
      await notify(services, tx, { ...login, language }, 'locked');
    } else if (asked.kind === 'forgot-password' && login.lockedAt !== null) {
      await notify(services, tx, { ...login, language }, 'still-locked');
    } else if (asked.kind === 'forgot-username') {
      await noteEvent(tx, { ...event, kind: 'username-sent' satisfies AuditKindOf<'recovery.forgot-username'> });
      await sendMessage(services, tx, { ...to, kind: 'username' }, (text) => ({
        subject: text('mail.username.subject'),
        paragraphs: [text('mail.username', { username: login.loginId })],
        action: { label: text('mail.signIn'), to: addressOf('login') },
      }));
    } else {
      const code = randomBytes(32).toString('base64url');
      const kind = login.passwordOffAt === null ? 'password' : 'recovery';
      await addResetLink(tx, {
        codeHash: resetCodeHash(code),
        loginKey,
        kind,
        expiresAt: new Date(at.getTime() + linkMinutes * 60_000),
      });
      await noteEvent(tx, { ...event, kind: 'reset-link-sent' satisfies AuditKindOf<'recovery.forgot-password'> });
      const link = addressOf('reset-password', { otc: code });
      const { loginId: username } = login;
      if (kind === 'password')
        await sendMessage(services, tx, { ...to, kind: 'reset-link', facts: { link: true } }, (text) => ({
          subject: text('mail.reset.subject'),
          paragraphs: [text('mail.reset', { username }), text('mail.reset.ignore')],
          action: { label: text('mail.reset.action'), to: link },
        }));
      else
        await sendMessage(services, tx, { ...to, kind: 'recovery-link', facts: { link: true } }, (text) => ({
          subject: text('mail.recovery.subject'),
          paragraphs: [text('mail.recovery', { username }), text('mail.recovery.ignore')],
          action: { label: text('mail.recovery.action'), to: link },
        }));
    }
  });
}

type CodeRequest = Extract<SignInHelpRequest, { kind: 'login-code' | 'account-code' }>;

/** Sends a code to a contact on file; to nobody where there is none, or where it had several. */
async function answerWithCode(services: IdentityServices, asked: CodeRequest): Promise<void> {
  const { db, smsEnabled } = services;
  const login = asked.kind === 'login-code' ? await findLogin(db, asked.loginKey) : undefined;
  const memberNumber =
    asked.kind === 'login-code' ? login?.memberNumber : (await findAccount(db, asked.accountNumber))?.memberNumber;
  if (memberNumber === undefined || (await holdsLoginClosed(db, memberNumber))) return;
  const contacts = await contactsOf(db, memberNumber);
  const text = smsEnabled ? contacts?.cellPhones[0] : undefined;
  const email = login?.email ?? contacts?.emails[0];
  const channel = (asked.channel === 'text' && text !== undefined) || email === undefined ? 'text' : 'email';
  const recipient = channel === 'text' ? text : email;
  if (recipient === undefined) return;
  await db.transaction((tx) =>
    sendCode(services, tx, memberNumber, { channel, recipient, provesMember: true }, asked.language, asked.attemptId),
  );
}

/** The hash under which a link's code is stored. */
export const resetCodeHash = (code: string): Buffer => createHash('sha256').update(code).digest();

async function loginAskedFor(
  { db }: IdentityServices,
  asked: Exclude<SignInHelpRequest, CodeRequest>,
): Promise<Login | undefined> {
  if (asked.kind === 'locked') return findLogin(db, asked.loginKey);
  const login =
    asked.kind === 'forgot-password'
      ? await findLogin(db, asked.username)
      : await loginOfAccount(db, asked.accountNumber);
  return login && tidyEmail(login.email) === tidyEmail(asked.email) ? login : undefined;
}

async function loginOfAccount(db: IdentityServices['db'], accountNumber: string): Promise<Login | undefined> {
  const account = await findAccount(db, accountNumber);
  return account && findLoginOfMember(db, account.memberNumber);
}

/** Answers requests as they come. */
export async function signInHelpJob({ work }: OpenJobQueue, services: IdentityServices): Promise<void> {
  await work('identity.answer', { pollingIntervalSeconds: 0.5, batchSize: 1 }, async ([job]) => {
    if (job) await answer(services, job.data.locked);
  });
}
