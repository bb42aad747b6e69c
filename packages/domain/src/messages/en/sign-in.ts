/** Sign-in (S0 §2, §4, §5). */
export const signInMessages = {
  'signIn.username.required': 'Please enter your username.',
  'signIn.password.required': 'Please enter your password.',
  'signIn.secondStepMissing': 'This login asks for a code that this portal can not take yet. Please call us.',
  'signIn.failed': 'The username or password is not right.',
} as const;
