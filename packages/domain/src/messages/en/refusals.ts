/** Why the server refuses a call: said by it alone, so that pages need not bring these (open-points §9). */
export const refusalMessages = {
  'error.maintenance': "We'll be back in a bit. Our portal is down for routine maintenance.",
  'error.notFound': 'We could not find what you asked for.',
  'error.conflict': 'Someone changed this a moment ago. Please load the page again and try once more.',
  'error.tooManyRequests': 'Too many tries. Please wait a while and try again.',
  'error.payloadTooLarge': 'That is too much at once. Please send less.',
} as const;
