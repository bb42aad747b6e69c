/** Using a passkey, to sign in or to show that it is you (identity-80, identity-81). */
export const passkeyUseTexts = {
  'passkeys.signIn': 'Use a passkey',
  'passkeys.signIn.orPassword': 'or with your password',
  'passkeys.signIn.busy': 'Waiting for your device',
  'passkeys.failed': 'This passkey was not accepted. Try again, or sign in another way.',
  'passkeys.stopped': 'No passkey was used. Try again, or use another way.',
  'passkeys.prove': 'Confirm with a passkey',
  'passkeys.prove.lead': 'You have no password. Show that it is you with one of your passkeys.',
  'passkeys.proved': 'Thank you. You have five minutes to make this change.',
  'passkeys.proof.needed': 'Please confirm that it is you with a passkey.',
} as const;
