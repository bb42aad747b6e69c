import { timingSafeEqual } from 'node:crypto';
import { createGuardrails, generateSecret, generateSync } from 'otplib';

const stepSeconds = 30;
/** Clocks may differ by one step (identity-39), unless the co-op wants them not to. */
const drift = [0, -1, 1] as const;

/** Ours have 160 bits; those of other systems' apps often have 80, and go on working (moving-in-22). */
const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 });

/** A new secret for an authenticator app: 160 bits, base32. */
export const newAuthenticatorSecret = (): string => generateSecret();

/** Another system's secret as it is kept: base32 without blanks; undefined where no app could work with it. */
export function tidyAuthenticatorSecret(given: string): string | undefined {
  const secret = given.replace(/[\s=-]/g, '').toUpperCase();
  try {
    codeOfStep(secret, 0);
    return secret.length <= 128 ? secret : undefined;
  } catch {
    return undefined;
  }
}

/** The 30-second step of a moment (RFC 6238 §4.2). */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The code of a step: SHA-1, 6 digits (RFC 6238). */
export const codeOfStep = (secret: string, step: number): string =>
  generateSync({ secret, epoch: step * stepSeconds, period: stepSeconds, digits: 6, algorithm: 'sha1', guardrails });

/** The step whose code was given, where clocks may drift one step either way; undefined when it is none of them. */
export function matchingStep(secret: string, code: string, now: Date, mayDrift = true): number | undefined {
  const given = Buffer.from(code.padEnd(6));
  return (mayDrift ? drift : [0])
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
