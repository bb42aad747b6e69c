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
  'recovery.reset.goHome': 'Go to home',
  'recovery.reset.askAgain': 'Ask for a new link',
} as const;
