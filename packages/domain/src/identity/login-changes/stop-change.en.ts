/** Whoever was told that a login is about to change reads what, and stops it (identity-71, identity-72). */
export const stopChangeTexts = {
  'stopChange.title': 'Change to a portal login',
  'stopChange.secondStep': 'Our office was asked to turn off sign-in codes for your portal login.',
  'stopChange.recovery':
    'Someone who reads the email of your portal login asked to get back into it without a passkey.',
  'stopChange.email': 'Our office was asked to change the email address of your portal login to {email}.',
  'stopChange.due': 'It will be done on {time}.',
  'stopChange.ifYou': 'If you asked for it, close this page: you have nothing to do.',
  'stopChange.ifNot': 'If you did not, stop it. Nothing changes then, and our office will look into it.',
  'stopChange.stop': 'Stop this change',
  'stopChange.stopping': 'Stopping',
  'stopChange.stopped.title': 'The change is stopped',
  'stopChange.stopped': 'Nothing about the login has changed. Call us at {phone}, so that we can find out who asked.',
  'stopChange.done.title': 'The change was made',
  'stopChange.done':
    'It was made on {time} and can no longer be stopped here. If you did not ask for it, call us right away at {phone}.',
  'stopChange.over.title': 'Nothing was changed',
  'stopChange.over': 'This change was not made, and will not be. If you still want it, call us at {phone}.',
  'stopChange.unknown.title': 'This link does not work',
  'stopChange.unknown': 'We do not know this link. If you did not ask for a change to your login, call us.',
  'stopChange.home': 'Go to home',
} as const;
