/** Where a login is signed in now (identity-152). */
export const sessionsTexts = {
  'sessions.title': 'Where you are signed in',
  'sessions.lead': 'If you do not know one of these, end it and choose a new password.',
  'sessions.this': 'This browser',
  'sessions.unknownDevice': 'An unknown device',
  'sessions.since': 'Signed in {since} from {network}, last used {used}.',
  'sessions.since.noNetwork': 'Signed in {since}, last used {used}.',
  'sessions.end': 'End',
  'sessions.endOthers': 'End all others',
  'sessions.end.title': 'End this session?',
  'sessions.end.lead': '{device} is signed out at once.',
  'sessions.endOthers.title': 'End all other sessions?',
  'sessions.endOthers.lead': 'Every other browser and phone is signed out at once. You stay signed in here.',
  'sessions.cancel': 'Cancel',
  'sessions.ending': 'Ending',
  'sessions.ended': 'It is signed out.',
  'sessions.hasEnded': 'This session had ended already.',
} as const;
