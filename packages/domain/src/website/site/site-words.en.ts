/** Words of a co-op that its settings may replace: what stands where they say nothing. */
export const siteWordTexts = {
  'siteWords.quickPayDescription': 'is a simple, fast and secure way to make payments online without logging in.',
  'siteWords.memberInfoDocsLinkName': 'Member Information Documents',
  'siteWords.paperlessConfirmation':
    'I agree to receive my bills by email instead of on paper. I can go back to paper at any time under My Profile, free.',
  'siteWords.memberNumberLabel': 'Member Number',
  'siteWords.statementIdLabel': 'Statement ID',
  'siteWords.cutoffMessage':
    'You cannot pay this account online right now. Call {phone} today and we will help you keep your service on.',
  'siteWords.draftAuthorize':
    'I authorize {coop} to take payments from {method} for the accounts and on the days listed here. Each payment is what I owe that day, so the amount can change with every bill. Payments continue until I stop them. To stop, I can remove the draft here or call {phone}, at least 3 business days before a payment. If I pay from a bank account, I can also tell my bank to stop a payment.',
  'siteWords.autoPayAuthorize':
    'I authorize {coop} to charge {method} for each bill of the accounts listed here. Each payment is what I owe that day, so the amount can change with every bill. Payments continue until I pause or remove Auto Pay. To stop, I can do that here or call {phone}, at least 3 business days before a payment. If I pay from a bank account, I can also tell my bank to stop a payment.',
  'siteWords.scheduleAuthorize':
    'By choosing Schedule, I authorize {coop} to take up to {amount} from {method} once, on {date}. To stop it, I can delete it under Scheduled Payments before that day, or call {phone}.',
  'siteWords.contactConsent':
    'By checking a box, I agree to get automated texts or calls from {coop} about my account at this number. How many depends on what I choose. Message and data rates may apply. Reply STOP to end texts, HELP for help. To end calls, call {phone}. Agreeing is not a condition of service.',
  'siteWords.pastDueNotice':
    'Is someone at home seriously ill or on medical equipment? Call us now. For help with bills, call 211 and ask about energy assistance (LIHEAP).',
  'siteWords.outageProblem.none': 'No power',
  'siteWords.outageProblem.part': 'Part of the power is out',
  'siteWords.outageProblem.flicker': 'Lights flicker or dim',
  'siteWords.outageProblem.down': 'A line or pole is down',
} as const;
