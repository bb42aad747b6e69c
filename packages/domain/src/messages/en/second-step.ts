/** Sign-in's second step (S0 §2, §4, §9). */
export const secondStepMessages = {
  'signIn.code.title': 'Enter your 6-digit code',
  'signIn.code.lead': 'Open your authenticator app and type the code it shows for {coop}.',
  'signIn.code': 'Authenticator code',
  'signIn.code.missing': '{count} more digits to go. Codes change every 30 seconds.',
  'signIn.code.missingOne': '1 more digit to go. Codes change every 30 seconds.',
  'signIn.code.complete': 'All 6 digits are there.',
  'signIn.code.lost': 'Lost your phone?',
  'signIn.code.recovery': 'Use a recovery code',
  'signIn.code.recoveryLabel': 'Recovery code',
  'signIn.code.recoveryHint': 'One of the ten that you were shown when you set up the app.',
  'signIn.code.app': 'Use the app',
  'signIn.code.failed': 'The code is not right. Please try the next one that your app shows.',
  'signIn.code.tooLate': 'This sign-in took too long. Please enter your password again.',
  'signIn.verify': 'Verify',
  'signIn.verifying': 'Verifying',
  'signIn.back': 'Back',
} as const;
