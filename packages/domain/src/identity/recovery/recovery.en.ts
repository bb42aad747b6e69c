/** Forgotten passwords and usernames, and new passwords by link (identity-59 to identity-62). */
export const recoveryTexts = {
  'recovery.password.title': 'Forgot password',
  'recovery.password.lead': 'Enter your username and your portal login’s email address. We will send you a link.',
  'recovery.username.title': 'Forgot username',
  'recovery.username.lead':
    'Enter your account number and your portal login’s email address. We will send your username there.',
  'recovery.username': 'Username',
  'recovery.email': 'Email',
  'recovery.email.required': 'Please enter email.',
  'recovery.email.invalid': 'Please enter a valid email address.',
  'recovery.accountNumber': 'Account Number',
  'recovery.send': 'Send',
  'recovery.sending': 'Sending',
  'recovery.sent.title': 'Check your email',
  'recovery.password.sent':
    'If what you entered matches an account, a link is on its way. It works once, for 30 minutes.',
  'recovery.username.sent': 'If what you entered matches an account, your username is on its way.',
  'recovery.signIn': 'Sign In',
  'recovery.backToLogin': 'Back to Sign In',
  'recovery.reset.title': 'Reset password',
  'recovery.reset.lead': 'Choose a new password for {member}.',
  'recovery.reset.submit': 'Submit',
  'recovery.reset.done': 'Your password has been changed. You can sign in with it now.',
  'recovery.reset.invalidTitle': 'This link does not work',
  'recovery.reset.invalid':
    'The link is no longer valid. Links work once and for 30 minutes. Please ask for a new one.',
  'recovery.code.wrong': 'The code is not right. Each code works once.',
  'recovery.wait.comeIn':
    'This was stopped twice. Please come to our office with a photo ID, or call {phone} to ask what to bring.',
  'recovery.wait.other': 'Another change of this login waits already. Please call us at {phone}.',
  'recovery.reset.goHome': 'Go to home',
  'recovery.reset.askAgain': 'Ask for a new link',
  'safeRecovery.title': 'Get back in',
  'safeRecovery.lead': '{member}, you sign in without a password. Show one more thing that only you have.',
  'safeRecovery.passkey': 'Do you have a passkey, here or on another device?',
  'safeRecovery.code': 'Code of your authenticator app, or a recovery code',
  'safeRecovery.enter': 'Get back in',
  'safeRecovery.entering': 'One moment',
  'safeRecovery.wait.title': 'Do you have nothing else?',
  'safeRecovery.wait.lead':
    'Then wait 24 hours. We tell every contact of yours now, and each of them can stop it. After that we send a link to this email address.',
  'safeRecovery.wait': 'Wait 24 hours',
  'safeRecovery.wait.asking': 'Asking',
  'safeRecovery.waits.title': 'You wait until {time}',
  'safeRecovery.waits':
    'Every contact of yours was told. Unless one of them stops it, we send a link to your email address then. You can close this page.',
  'safeRecovery.comeIn':
    'Getting back in by email was stopped twice. Please come to our office with a photo ID, or call {phone} to ask what to bring.',
  'safeRecovery.waited.lead':
    '{member}, nobody stopped it. Go on to your portal login, and add a passkey or choose a password right away: you have 20 minutes for it.',
  'safeRecovery.backToLogin': 'Back to Sign In',
} as const;
