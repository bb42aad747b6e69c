/** Words of a co-op that its settings may replace: what stands where they say nothing. */
export const siteWordMessages = {
  'siteWords.quickPayDescription': 'is a simple, fast and secure way to make payments online without logging in.',
  'siteWords.memberInfoDocsLinkName': 'Member Information Documents',
  'siteWords.paperlessConfirmation': 'I agree to receive my bills by e-mail instead of on paper.',
  'siteWords.memberNumberLabel': 'Member Number',
  'siteWords.statementIdLabel': 'Statement ID',
  'siteWords.cutoffMessage': 'Your account can not be paid online now. Please call us.',
  'siteWords.draftAuthorize': 'I authorize the co-op to draft my payment as set up here.',
  'siteWords.outageProblem.none': 'No power',
  'siteWords.outageProblem.part': 'Part of the power is out',
  'siteWords.outageProblem.flicker': 'Lights flicker or dim',
  'siteWords.outageProblem.down': 'A line or pole is down',
} as const;
