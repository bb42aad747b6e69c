/** Sign-in (S0 §2, §4, §5). */
export const signInMessages = {
  'signIn.username.required': 'Please enter your username.',
  'signIn.password.required': 'Please enter your password.',
  'signIn.failed': 'The username or password is not right.',
} as const;
