/** The code that opens what too many wrong tries have locked. */
export const accountCodeTexts = {
  'accountCode.sent': 'If we have a contact on file, a code is on its way. If none comes, please call us at {phone}.',
  'accountCode.wrong': 'That code is not right, or is no longer good. Please check it, or have another one sent.',
  'accountCode.tooLate': 'This took too long. Please have another code sent.',
  'accountCode.title': 'Open it with a code',
  'accountCode.lead': 'We send a code to a contact on file. Which one we do not show here.',
  'accountCode.byText': 'Text me a code',
  'accountCode.byEmail': 'Email me a code',
  'accountCode.code': 'Code',
  'accountCode.sending': 'Sending',
  'accountCode.again': 'Send another code',
  'accountCode.password': 'Enter the code here and your password above, then sign in.',
} as const;
