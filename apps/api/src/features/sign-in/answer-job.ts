import { createHash, randomBytes } from 'node:crypto';
import { english } from '@rochdale/domain/messages/english';
import { tidyEmail } from '@rochdale/domain/registration/contact';
import { z } from 'zod';
import type { OpenJobQueue } from '../../platform/jobs/job-queue.ts';
import { findAccount } from '../accounts/public.ts';
import { sendMessage } from '../messages/public.ts';
import { noteEvent } from '../security/public.ts';
import { notify } from './notices.ts';
import type { IdentityServices } from './services.ts';
import { addResetLink, findLogin, findLoginOfMember, type Login } from './sign-in-store.ts';

const linkMinutes = 30;

const request = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('forgot-password'), username: z.string(), email: z.string(), address: z.string() }),
  z.object({ kind: z.literal('forgot-username'), accountNumber: z.string(), email: z.string(), address: z.string() }),
  z.object({ kind: z.literal('locked'), loginKey: z.string(), address: z.string() }),
]);
/** Something that is answered by e-mail, if there is anybody to answer. */
export type AnswerRequest = z.output<typeof request>;

/**
 * Leaves a request to the worker. Whether the login exists is looked up there: the caller's answer takes the same time
 * and says the same for everybody (open-points §2).
 */
export async function leaveAnswer({ db, jobs, vault }: IdentityServices, asked: AnswerRequest): Promise<void> {
  const locked = vault.lock('job', 'identity.answer', JSON.stringify(asked)).toString('base64url');
  await jobs.send(db, 'identity.answer', { locked });
}

/** Answers a request: writes the e-mail, or nothing. */
export async function answer(services: IdentityServices, locked: string): Promise<void> {
  const { db, vault } = services;
  const asked = request.parse(JSON.parse(vault.unlock('job', 'identity.answer', Buffer.from(locked, 'base64url'))));
  const login = await loginAskedFor(services, asked);
  if (!login) return;
  const { loginKey, memberNumber } = login;
  await db.transaction(async (tx) => {
    const at = services.clock.now();
    const event = { at, memberNumber, loginKey, address: asked.address };
    if (asked.kind === 'locked') {
      await noteEvent(tx, { ...event, kind: 'login-locked' });
      await notify(services, tx, login, 'locked');
    } else if (asked.kind === 'forgot-username') {
      await noteEvent(tx, { ...event, kind: 'username-sent' });
      await sendMessage(
        services,
        tx,
        { channel: 'email', recipient: login.email, kind: 'username' },
        {
          subject: english('mail.username.subject'),
          paragraphs: [english('mail.username', { username: login.loginId })],
          action: { label: english('mail.signIn'), url: `${services.publicUrl}/pages/login` },
        },
      );
    } else {
      const code = randomBytes(32).toString('base64url');
      await addResetLink(tx, {
        codeHash: resetCodeHash(code),
        loginKey,
        expiresAt: new Date(at.getTime() + linkMinutes * 60_000),
      });
      await noteEvent(tx, { ...event, kind: 'reset-link-sent' });
      await sendMessage(
        services,
        tx,
        { channel: 'email', recipient: login.email, kind: 'reset-link' },
        {
          subject: english('mail.reset.subject'),
          paragraphs: [english('mail.reset', { username: login.loginId }), english('mail.reset.ignore')],
          action: {
            label: english('mail.reset.action'),
            url: `${services.publicUrl}/pages/reset-password?otc=${code}`,
          },
        },
      );
    }
  });
}

/** The hash under which a link's code is stored. */
export const resetCodeHash = (code: string): Buffer => createHash('sha256').update(code).digest();

async function loginAskedFor({ db }: IdentityServices, asked: AnswerRequest): Promise<Login | undefined> {
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
export async function answerJob({ boss }: OpenJobQueue, services: IdentityServices): Promise<void> {
  await boss.work<{ locked: string }>(
    'identity.answer',
    { pollingIntervalSeconds: 0.5, batchSize: 1 },
    async ([job]) => {
      if (job) await answer(services, job.data.locked);
    },
  );
}
