import { asLiteral } from '@rochdale/domain/office/members/finding/find-query';
import type { Door, Doors, Visitor } from '../../../platform/doors/doors.ts';
import type { Limit } from '../../../platform/limits/limits-store.ts';

/** Sign-in, which can be guessed open from many networks. */
export const signInDoor: Door = { name: 'sign-in', ofAll: 1_000, ofOne: 200 };

/**
 * Passwords evaluated on one login in an hour: ten for all browsers that are new to it together, and five for each one
 * that its owner has used lately, so that a stranger can't lock the owner out.
 */
export const passwordLimit = (loginKey: string, device: string | undefined): Limit =>
  device === undefined
    ? { key: `sign-in:login:${loginKey}`, tries: 10, minutes: 60 }
    : { key: `sign-in:browser:${device}:${loginKey}`, tries: 5, minutes: 60 };

/** Codes evaluated at the second step: ten an hour on one login. The password was right by then. */
export const codeLimits = (loginKey: string): readonly Limit[] => [
  { key: `sign-in-code:${loginKey}`, tries: 10, minutes: 60 },
];

/** The limits that lock a login for whoever comes with a new browser; each key begins so. */
export const lockingLimits: readonly Limit[] = [passwordLimit('', undefined), ...codeLimits('')];

/** What wrong passwords on a login are counted by: keys, and a pattern of SQL's for those of its known browsers. */
export const passwordTriesOf = (loginKey: string): { readonly keys: readonly string[]; readonly pattern: string } => ({
  keys: [passwordLimit(loginKey, undefined).key],
  pattern: passwordLimit(asLiteral(loginKey), '%').key,
});

/** What all wrong tries on a login are counted by: those of passwords, and those of the second step. */
export const triesOf = (loginKey: string): { readonly keys: readonly string[]; readonly pattern: string } => {
  const { keys, pattern } = passwordTriesOf(loginKey);
  return { keys: [...keys, ...codeLimits(loginKey).map(({ key }) => key)], pattern };
};

const codeDoor: Door = { name: 'account-code', ofAll: 300, ofOne: 30 };

/** Lets somebody through who asks for a code. Each asking counts: it costs a message. */
export async function passCodeDoor(doors: Doors, visitor: Visitor, subject: string, now: Date): Promise<void> {
  await doors.pass(codeDoor, visitor, subject, now);
  await doors.wrong(codeDoor, visitor, now);
}
