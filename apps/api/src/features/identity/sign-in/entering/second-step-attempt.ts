import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { IdentityServices } from '../services.ts';
import { type Login, loginKeyOf } from '../sign-in-store.ts';

/** How long the second step may take after the first. */
const secondStepMinutes = 5;
const sealedMember = z.object({ attempt: z.string(), memberNumber: z.string() });
const sealedUsername = z.object({ attempt: z.string(), loginKey: z.string() });

type Sealing = Pick<IdentityServices, 'sealer' | 'clock'>;

/** What the second step brings back: bound to one attempt, one member, one username. */
export function sealAttempt({ sealer, clock }: Sealing, { memberNumber, loginKey }: Login) {
  const until = new Date(clock.now().getTime() + secondStepMinutes * 60_000);
  const attempt = randomUUID();
  return {
    encryptedMember: sealer.seal('sign-in-member', { attempt, memberNumber }, until),
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
  return same ? { memberNumber: member.memberNumber, loginKey: user.loginKey } : undefined;
}
