/** Capital credit letters that come back signed (service-55). */
export const letterReturnTexts = {
  'letterReturn.memberNumber.required': '{label} is required.',
  'letterReturn.memberNumber.invalid': 'Invalid format.',
  'letterReturn.letterId': 'Letter ID',
  'letterReturn.letterId.required': 'Letter ID is required.',
  'letterReturn.letterId.invalid': 'Invalid format.',
  'letterReturn.help': 'Where to find the Letter ID',
  'letterReturn.help.text': 'Your {label} and letter ID are on the letter or email that you received.',
  'letterReturn.help.phone': 'For help, call the phone number at the bottom of this page: {phone}.',
  'letterReturn.submit': 'Return Signed Letter',
  'letterReturn.submitting': 'Returning',
  'letterReturn.done': 'Thank you. We received your signed letter.',
  'letterReturn.notFound':
    'We could not find a letter with that {label} and letter ID. Please check both on the letter or email that you received.',
  'letterReturn.alreadyReturned': 'This letter has already been returned. You do not need to do anything more.',
} as const;
