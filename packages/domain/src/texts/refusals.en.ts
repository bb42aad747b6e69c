/** Why the server refuses a call: said by it alone, so that pages need not bring these (general-1). */
export const refusalTexts = {
  'error.maintenance': "We'll be back in a bit. Our portal is down for routine maintenance.",
  'error.notFound': 'We could not find what you asked for.',
  'error.conflict': 'Someone changed this a moment ago. Please load the page again and try once more.',
  'error.tooManyRequests': 'Too many tries. Please wait a while and try again.',
  'error.beingUpdated':
    'Your account is being updated right now. Nothing was changed. Please try again in a minute, or call {phone}.',
  'autoPay.tooManyChanges':
    'You have changed Auto Pay many times in the last hour. You can still pause or remove it; please wait a while before you change it again.',
  'error.proofNeeded': 'One moment, please. We are checking this for your safety.',
  'limits.account.locked':
    'Too many tries did not match this account. Until {time} it opens only with a code that we send to a contact on file, or in a browser that paid for it before. Or call us at {phone}.',
  'limits.login.locked':
    'Too many passwords were wrong. Until {time} this login also asks for a code that we send to a contact on file. Or call us at {phone}.',
  'signIn.lockedByOffice': 'Our office has locked this login. To open it again, call us at {phone}.',
  'limits.registration.locked':
    'Too many tries did not match this account. Please try again after {time}, or call us at {phone}.',
  'limits.codes.spent':
    'We have sent several codes there. The newest one still works; we can send another after {time}. Or call us at {phone}.',
  'payment.closed': 'Payments are closed for a moment while we check our records. Please come back later.',
  'account.closed':
    'This account was closed on {day}. You can still pay what is due and see its bills. For anything else, call us at {phone}.',
  'error.payloadTooLarge': 'This is too long. Shorten it and try again.',
} as const;
