/** The warning before a session ends (identity-14). */
export const sessionTexts = {
  'session.title': 'Are you still there?',
  'session.ending': 'For your safety you will be signed out in {time}.',
  'session.minutes': '{count} minutes',
  'session.minute': '1 minute',
  'session.seconds': '{count} seconds',
  'session.kept': 'What you have typed waits on this page until you are back.',
  'session.stay': 'Stay signed in',
  'session.signOut': 'Sign Out',
} as const;
