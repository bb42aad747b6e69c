/**
 * Ways in beside the password: a passkey, to sign in or to show that it is you (identity-80, identity-81), the co-op's outside provider
 * (identity-130 to identity-136), and other systems, to which members leave too (identity-17, identity-18).
 */
export const waysInTexts = {
  'passkeys.signIn': 'Use a passkey',
  'passkeys.signIn.orPassword': 'or with your password',
  'passkeys.signIn.busy': 'Waiting for your device',
  'passkeys.failed': 'This passkey was not accepted. Try again, or sign in another way.',
  'passkeys.stopped': 'No passkey was used. Try again, or use another way.',
  'passkeys.prove': 'Confirm with a passkey',
  'passkeys.prove.lead': 'You have no password. Show that it is you with one of your passkeys.',
  'passkeys.proved': 'Thank you. You have five minutes to make this change.',
  'passkeys.proof.needed': 'Please confirm that it is you with a passkey.',
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
    'Whoever signs in to the {provider} account you have just used can then sign in here as member {member}.',
  'outsideSignIn.confirm.yes': 'Connect',
  'outsideSignIn.confirm.no': 'Do not connect',
  'outsideSignIn.tie': 'Connect {provider}',
  'outsideSignIn.tie.lead': 'Sign in here with your {provider} account. Your password stays.',
  'outsideSignIn.tie.way': 'You sign in at {provider}, come back, and say yes once more.',
  'outsideSignIn.tie.unreached': '{provider} does not answer right now. Please try again later.',
  'outsideSignIn.tie.failed':
    'That did not work: the answer was not meant for this browser, or came too late. Please try again.',
  'outsideSignIn.tied': 'Connected since {day}. Last used {time}.',
  'outsideSignIn.tied.unused': 'Connected since {day}. Not used yet.',
  'outsideSignIn.tie.done': '{provider} is connected. We told you by email.',
  'outsideSignIn.untie.short': 'Disconnect',
  'outsideSignIn.untie.title': 'Disconnect {provider}?',
  'outsideSignIn.untie.lead': 'Your {provider} account will no longer sign you in here. Your password stays.',
  'outsideSignIn.untie.busy': 'Disconnecting',
  'outsideSignIn.untie.done': '{provider} no longer signs you in here.',
  'outsideSignIn.change': 'A new password disconnects it.',
  'handOver.coming': 'One moment, we are signing you in...',
  'handOver.leaving': 'Please wait we are redirecting...',
  'handOver.refused': 'The link you used is no longer valid. Please sign in.',
  'handOver.noLogin': 'No login here is open for this member.',
  'handOver.question.title': 'Who do you want to be here?',
  'handOver.question':
    'You are signed in here as member {here}. The page that you came from wants to sign you in as member {next}. Go on only if that is you.',
  'handOver.stay': 'Stay member {here}',
  'handOver.goOn': 'Go on as member {next}',
  'handOver.signIn': 'Sign In',
  'handOver.redirect': 'Redirect',
  'handOver.continue': 'Continue',
  'handOver.notAvailable': 'We have no meter portal account for you yet.',
} as const;
