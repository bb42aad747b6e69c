/** Coming from another system and leaving for one (S0 §2 external-redirect and the meter-portal jump page, §8). */
export const handOverMessages = {
  'handOver.coming': 'One moment, we are signing you in...',
  'handOver.leaving': 'Please wait we are redirecting...',
  'handOver.refused': 'The link that brought you here is not valid any more. Please sign in.',
  'handOver.signIn': 'Sign In',
  'handOver.redirect': 'Redirect',
  'handOver.continue': 'Continue',
  'handOver.notAvailable': 'The meter portal has no account for you yet.',
} as const;
