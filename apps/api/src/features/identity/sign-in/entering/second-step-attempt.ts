import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { IdentityServices } from '../services.ts';
import { type Login, loginKeyOf } from '../sign-in-store.ts';

/** How long the second step may take after the first. */
const secondStepMinutes = 5;
const sealedMember = z.object({
  attempt: z.string(),
  memberNumber: z.string(),
  /** What the release before has sealed says nothing of the password. */
  password: z.string().optional(),
});
const sealedUsername = z.object({ attempt: z.string(), loginKey: z.string() });

type Sealing = Pick<IdentityServices, 'sealer' | 'clock'>;

/** Which of a login's passwords is meant: since when it is that one, and since when it opens nothing. */
const passwordMark = ({ passwordChangedAt, passwordOffAt }: Login): string =>
  `${passwordChangedAt?.getTime() ?? ''}~${passwordOffAt?.getTime() ?? ''}`;

/** What the second step brings back: bound to one attempt, one member, one username, and the password as it is now. */
export function sealAttempt({ sealer, clock }: Sealing, login: Login) {
  const { memberNumber, loginKey } = login;
  const until = new Date(clock.now().getTime() + secondStepMinutes * 60_000);
  const attempt = randomUUID();
  return {
    encryptedMember: sealer.seal('sign-in-member', { attempt, memberNumber, password: passwordMark(login) }, until),
    encryptedUserName: sealer.seal('sign-in-username', { attempt, loginKey }, until),
  };
}

/** Whose second step it is; undefined where it is none, or the two are not of one attempt. */
export function openAttempt(
  { sealer, clock }: Sealing,
  body: { readonly encryptedMember: string; readonly encryptedUserName: string; readonly userName: string },
) {
  const now = clock.now();
  const member = sealedMember.safeParse(sealer.open('sign-in-member', body.encryptedMember, now)).data;
  const user = sealedUsername.safeParse(sealer.open('sign-in-username', body.encryptedUserName, now)).data;
  const same = member && user && member.attempt === user.attempt && user.loginKey === loginKeyOf(body.userName);
  if (!same) return undefined;
  const { memberNumber, password } = member;
  /** Whether a login is the one that has begun it, with the password that it had then. */
  const isOf = (login: Login): boolean =>
    login.memberNumber === memberNumber && (password === undefined || password === passwordMark(login));
  return { memberNumber, loginKey: user.loginKey, isOf };
}
