/** Sign-in (S0 §2, §4, §5). */
export const signInMessages = {
  'signIn.title': 'Sign In',
  'signIn.lead': 'to your {coop} member account',
  'signIn.username': 'Username',
  'signIn.username.required': 'Please enter your username.',
  'signIn.password': 'Password',
  'signIn.password.required': 'Please enter your password.',
  'signIn.password.noPasting': 'Pasting is switched off here. Please type your password.',
  'signIn.submit': 'Sign In',
  'signIn.busy': 'Signing in',
  'signIn.failed': 'The username or password is not right.',
  'signIn.loggedOut': 'You have successfully logged out',
  'signIn.upn':
    'If this is your first time here, please create a new portal account. Your username and password of the old portal do not work.',
  'signIn.help': 'Help signing in',
  'signIn.newHere': 'New to the portal?',
  'signIn.createAccount': 'Create account',
  'signIn.forgotPassword': 'Forgot password?',
  'signIn.forgotUsername': 'Forgot username?',
  'signIn.quickPay': 'Quick Pay',
  'signIn.outage': 'Power out?',
} as const;
