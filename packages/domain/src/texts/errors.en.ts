/** Errors that any call may end in (general-1, general-19). */
export const errorTexts = {
  'error.unauthorized': 'Unauthorized access.',
  'error.unavailable': 'We are unable to process your request at this time. Please try again later.',
  'error.unknown': 'Unknown error!',
  'error.invalid': 'Please check this value.',
  'error.tooLong': 'Please use at most {max} characters.',
  'error.timeout': 'This is taking too long. Please try again.',
  'error.offline': 'We could not reach our server. Check your connection and try again.',
  'error.tryAgain': 'Try again',
  'error.notAgain': 'We could not check again.',
  'error.page': 'This page could not be loaded',
  'error.page.text': 'Check your connection and try again. If it cannot wait, call us at {phone}.',
  'error.thereIsAProblem': 'There is a problem',
  'error.prefix': 'Error: ',
  'error.serviceUnavailable': 'Service unavailable, please contact administrator.',
  'error.draftsUnavailable': 'Draft payments service unavailable, please contact administrator.',
} as const;
