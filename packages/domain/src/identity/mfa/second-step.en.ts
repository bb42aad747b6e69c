/** Sign-in's second step (identity-7). */
export const secondStepTexts = {
  'signIn.code.title': 'Enter your 6-digit code',
  'signIn.code.lead': 'Open your authenticator app and type the code it shows for {coop}.',
  'signIn.code': 'Authenticator code',
  'signIn.code.missing': 'Type {count} more digits. Codes change every 30 seconds.',
  'signIn.code.missingOne': 'Type 1 more digit. Codes change every 30 seconds.',
  'signIn.code.complete': 'All 6 digits are entered.',
  'signIn.code.lost': 'Lost your phone?',
  'signIn.code.recovery': 'Use a recovery code',
  'signIn.code.recoveryLabel': 'Recovery code',
  'signIn.code.recoveryHint': 'One of the ten we showed you when you set up the app.',
  'signIn.code.app': 'Use the app',
  'signIn.code.failed': 'The code is not right. Please try the next one that your app shows.',
  'signIn.code.tooLate': 'To keep your account safe, this page timed out. Please enter your password again.',
  'signIn.verify': 'Verify',
  'signIn.verifying': 'Verifying',
  'signIn.back': 'Back',
} as const;
