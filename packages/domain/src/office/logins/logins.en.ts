/** What the office says of members' logins, and of what is done with them. */
export const loginsTexts = {
  'logins.locked': 'The office has locked this login. Unlock it first.',
  'logins.session.ended': 'This session has already ended.',
  'logins.change.noSecondStep': 'This login has no second step.',
  'logins.change.sameEmail': 'The login already has this email address.',
  'logins.change.emailTaken':
    'Another login has this email address. Two logins with one address would open each other.',
  'logins.change.inPerson':
    'Changes to this login were stopped twice. From now on the member has to come in and show a document.',
  'logins.change.locked':
    'The office has locked this login. While it is locked, it is changed only at the counter, with a document.',
  'logins.change.over': 'This change no longer waits.',
  'logins.change.waits': 'A change to this login already waits. Call it off first, or wait until it is made.',
} as const;
