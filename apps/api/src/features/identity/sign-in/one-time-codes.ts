import { timingSafeEqual } from 'node:crypto';
import { generateSecret, generateSync } from 'otplib';

const stepSeconds = 30;
/** Clocks may differ by one step (identity-39). */
const drift = [0, -1, 1] as const;

/** A new secret for an authenticator app: 160 bits, base32. */
export const newAuthenticatorSecret = (): string => generateSecret();

/** The 30-second step of a moment (RFC 6238 §4.2). */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The code of a step: SHA-1, 6 digits (RFC 6238). */
export const codeOfStep = (secret: string, step: number): string =>
  generateSync({ secret, epoch: step * stepSeconds, period: stepSeconds, digits: 6, algorithm: 'sha1' });

/** The step whose code was given, one step of drift either way; undefined when it is none of them. */
export function matchingStep(secret: string, code: string, now: Date): number | undefined {
  const given = Buffer.from(code.padEnd(6));
  return drift
    .map((delta) => stepOf(now) + delta)
    .find((step) => {
      const expected = Buffer.from(codeOfStep(secret, step));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
}

/** What an authenticator app reads from the QR code. */
export function authenticatorUri(secret: string, loginId: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(loginId)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}
