import type { CallTerms, WellFormedCalls } from './numbers.ts';

const passkey = { id: 'AAAA', rawId: 'AAAA', clientExtensionResults: {}, type: 'public-key' } as const;
/** Answers of a browser that are well formed, and that no passkey has made. */
export const unknownAssertion = {
  ...passkey,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
export const unknownRegistration = { ...passkey, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };

const ofMember = ({ numbers: { memberNumber } }: CallTerms) => ({ params: { memberNumber } });
const ofPasskey = ({ numbers: { memberNumber } }: CallTerms) => ({ params: { memberNumber, passkeyId: 'AAAA' } });
const body = { currentPassword: 'Rochdale-demo-1!' };

/** What members and visitors call about passkeys. */
export const passkeyCalls = {
  'passkeys.list': ofMember,
  'passkeys.options': (terms) => ({ ...ofMember(terms), body }),
  'passkeys.add': (terms) => ({ ...ofMember(terms), body: { name: 'Phone', registration: unknownRegistration } }),
  'passkeys.rename': (terms) => ({ ...ofPasskey(terms), body: { name: 'Phone' } }),
  'passkeys.remove': (terms) => ({ ...ofPasskey(terms), body }),
  'passkeys.prove-options': ofMember,
  'passkeys.prove': (terms) => ({ ...ofMember(terms), body: { assertion: unknownAssertion } }),
  'passkeys.take-offer': ofMember,
  'passkeys.turn-password-off': (terms) => ({ ...ofMember(terms), body }),
  'recovery.enter': () => ({ body: { otc: 'unknown', code: '000000' } }),
  'recovery.wait': () => ({ body: { otc: 'unknown' } }),
  'sign-in.passkey-options': () => ({}),
  'sign-in.passkey': () => ({ body: { assertion: unknownAssertion } }),
} as const satisfies Partial<WellFormedCalls>;
