/** Coming from another system and leaving for one (identity-17, identity-18). */
export const handOverTexts = {
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
