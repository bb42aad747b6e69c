import { freshSignInMinutes } from '@rochdale/domain/identity/connected-apps/connection-rules';
import { proofMinutes } from '@rochdale/domain/identity/passkeys/passkeys';
import type { Executor } from '../../../platform/database/database.ts';
import { isProvedToken, issuedAt } from '../../../platform/tokens/token-store.ts';

/** How fresh a sign-in a request wants. */
export interface WantedFreshness {
  /** The member has to show who they are since the request was made: `prompt=login`. */
  readonly isNewWanted: boolean;
  /** How many seconds old the sign-in may be: `max_age`. */
  readonly maxAge: number | undefined;
  readonly askedAt: Date;
}

export interface Freshness {
  /** The password has to be asked for, or a passkey. */
  readonly asksProof: boolean;
  /** When the member last showed who they are: at signing in where that is young enough, else now. */
  readonly authenticatedAt: Date;
  /** Until when a proof by passkey has to hold to count. */
  readonly provedUntil: Date;
}

/** Whether a session is fresh enough for a request (identity-114, identity-124). One that names an age wants a proof since it was made. */
export async function freshnessOf(
  db: Executor,
  token: string,
  { isNewWanted, maxAge, askedAt }: WantedFreshness,
  now: Date,
): Promise<Freshness> {
  const seconds = isNewWanted ? 0 : Math.min(maxAge ?? Number.POSITIVE_INFINITY, freshSignInMinutes * 60);
  const isStrict = isNewWanted || maxAge !== undefined;
  const sinceAsked = new Date(askedAt.getTime() + proofMinutes * 60_000);
  const provedUntil = isStrict && sinceAsked > now ? sinceAsked : now;
  const signedInAt = (await issuedAt(db, token)) ?? now;
  const isYoung = isNewWanted ? signedInAt >= askedAt : signedInAt.getTime() > now.getTime() - seconds * 1000;
  const asksProof = !isYoung && !(await isProvedToken(db, token, provedUntil));
  return { asksProof, authenticatedAt: isYoung ? signedInAt : now, provedUntil };
}
