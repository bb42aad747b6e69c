/** Member Information Documents (website-30). */
export const memberInfoDocTexts = {
  'memberInfoDocs.lead': 'Each opens in a new tab.',
  'memberInfoDocs.none': 'There are no member information documents found.',
} as const;
