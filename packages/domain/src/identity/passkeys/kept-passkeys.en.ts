/** Which passkeys stay when a password is replaced (identity-151). */
export const keptPasskeysTexts = {
  'keptPasskeys.title': 'Passkeys that stay',
  'keptPasskeys.lead':
    'Someone who knew your old password may have added one. Check the ones that are yours. The others end with the old password.',
  'keptPasskeys.keep': 'Keep “{name}”',
  'keptPasskeys.added': 'Added {day}.',
  'keptPasskeys.used': 'Last used {day}.',
  'keptPasskeys.unused': 'Not used yet.',
} as const;
