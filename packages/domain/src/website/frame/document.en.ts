/** Words of a page's document, which the server alone writes. */
export const documentTexts = {
  'shell.noScript': 'This portal needs JavaScript to sign in and pay. Please call us at {phone}.',
  'shell.description': 'The member portal of {coop}: see and pay your bills, and manage your service.',
} as const;
