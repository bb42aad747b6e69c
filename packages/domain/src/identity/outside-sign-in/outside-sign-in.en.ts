/** Signing in by the co-op's outside provider (identity-130 to identity-136). */
export const outsideSignInTexts = {
  'outsideSignIn.button': 'Sign in with {provider}',
  'outsideSignIn.busy': 'Going to {provider}',
  'outsideSignIn.coming': 'Signing you in',
  'outsideSignIn.unreached': '{provider} does not answer right now. Please sign in with your username and password.',
  'outsideSignIn.failed':
    'That did not work: the answer was not meant for this browser, or came too late. Please try again, or sign in with your username and password.',
  'outsideSignIn.notTied':
    'Your {provider} account is not connected here yet. Sign in with your username and password once, then connect it in My Profile.',
  'outsideSignIn.ofAnother': 'This {provider} account is connected to another login here. Disconnect it there first.',
  'outsideSignIn.toSignIn': 'Back to sign-in',
  'outsideSignIn.confirm.title': 'Connect {provider}?',
  'outsideSignIn.confirm':
    'Whoever signs in to the {provider} account you have just used can then sign in here as {username}.',
  'outsideSignIn.confirm.yes': 'Connect',
  'outsideSignIn.confirm.no': 'Do not connect',
  'outsideSignIn.tie': 'Connect {provider}',
  'outsideSignIn.tie.lead': 'Sign in here with your {provider} account. Your password stays.',
  'outsideSignIn.tied': 'Connected since {day}. Last used {time}.',
  'outsideSignIn.tied.unused': 'Connected since {day}. Not used yet.',
  'outsideSignIn.tie.done': '{provider} is connected. We told you by email.',
  'outsideSignIn.untie': 'Disconnect {provider}',
  'outsideSignIn.untie.done': '{provider} no longer signs you in here.',
  'outsideSignIn.change': 'A new password disconnects it.',
} as const;
