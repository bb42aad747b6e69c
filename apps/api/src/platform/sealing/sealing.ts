import { z } from 'zod';
import { decrypt, deriveKey, encrypt } from './aead.ts';
import { noteBrokenSeal, sealMark } from './seal-mark.ts';

/** What a sealed text is for. One made for one purpose opens for no other (general-5). */
export const sealPurposes = [
  'company-page',
  'payment-result',
  'payment-receipt',
  'quick-pay-account',
  'sign-in-member',
  'sign-in-username',
  'login-code',
  'outside-attempt',
  'account-code',
  'account-key',
  'mfa-secret',
  'registration-contact',
  'registration-attempt',
  'registration-member',
  'direct-usage-link',
  'bill',
  'capital-credit-statement',
  'delinquent-notice',
  'member-info-doc',
  'unclaimed-credit',
] as const;
export type SealPurpose = (typeof sealPurposes)[number];

/** What the office seals: the way back from the provider, and a new authenticator's secret until its first code. */
export type OfficeSealPurpose = 'office-attempt' | 'office-authenticator';

/** Seals values so that nobody outside can read, alter, swap or outlive them. */
export interface Sealer<Purpose extends string = SealPurpose> {
  /** Seals a JSON value until the given instant. */
  seal(purpose: Purpose, value: unknown, until: Date): string;
  /** The value, or undefined when the text was altered, has another purpose or another call's mark, or its time is over. */
  open(purpose: Purpose, sealed: string, now: Date): unknown;
}

const envelope = z.object({ until: z.number(), value: z.unknown(), mark: z.string().optional() });

/** Makes a sealer from the master keys (base64url): the first seals, all of them open. */
export function sealerOf<Purpose extends string = SealPurpose>(
  masterKeys: readonly [string, ...string[]],
): Sealer<Purpose> {
  const derived = new Map<string, Buffer>();
  const keyOf = (masterKey: string, purpose: Purpose): Buffer => {
    const name = `${masterKey} ${purpose}`;
    const key = derived.get(name) ?? deriveKey(masterKey, `seal:${purpose}`);
    derived.set(name, key);
    return key;
  };
  return {
    seal: (purpose, value, until) =>
      encrypt(
        keyOf(masterKeys[0], purpose),
        JSON.stringify({ until: until.getTime(), value, mark: sealMark() }),
      ).toString('base64url'),
    open(purpose, sealed, now) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.toString('base64url') !== sealed) return broken();
      for (const masterKey of masterKeys) {
        const text = decrypt(keyOf(masterKey, purpose), bytes);
        if (text === undefined) continue;
        const { until, value, mark } = envelope.parse(JSON.parse(text));
        return now.getTime() < until && mark === sealMark() ? value : undefined;
      }
      return sealed === '' ? undefined : broken();
    },
  };
}

function broken(): undefined {
  noteBrokenSeal();
  return undefined;
}
