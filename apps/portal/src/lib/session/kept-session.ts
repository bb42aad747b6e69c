/** What the browser keeps of a session (identity-13). */
export interface SessionUser {
  readonly accessToken: string;
  /** The membership that is shown: the login's own, or another's that it opens. */
  readonly memberNumber: string;
  /** The login's own number; absent where it is the membership that is shown. */
  readonly ownNumber?: string;
  readonly memberMfaEnabled: boolean;
  readonly expireInMinutes: number;
  /** Only the set-up of multi-factor authentication is open until it is done. */
  readonly mustSetUpMfa?: boolean;
  /** This sign-in, the first, chose notices: it leads to them, once. */
  readonly areNoticesNew?: boolean;
}

/** Reads a kept session; undefined where there is none. */
export function sessionOf(stored: string | null): SessionUser | undefined {
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isSessionUser(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSessionUser(value: unknown): value is SessionUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'accessToken' in value &&
    typeof value.accessToken === 'string' &&
    'memberNumber' in value &&
    typeof value.memberNumber === 'string'
  );
}
