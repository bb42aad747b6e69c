/** Why something about a passkey is refused. */
export const passkeyRuleTexts = {
  'passkeys.notKept': 'This passkey could not be kept. Please try again.',
  'passkeys.most': 'You have as many passkeys as a login may have. Remove one first.',
  'passkeys.last': 'This is your last way in. Choose a password or add another passkey first.',
  'passkeys.passwordStays': 'Your password stays until you have two passkeys, or one and recovery codes.',
} as const;
