/** What both sides of a delegation are told by e-mail (identity-91, identity-93). */
export const delegateMailTexts = {
  'mail.delegateInvited.subject': '{holder} invites you to their account at {coop}',
  'mail.delegateInvited.see': '{holder} invites you to see bills, use and outages of accounts of theirs ({count}).',
  'mail.delegateInvited.pay':
    '{holder} invites you to see accounts of theirs and to pay for them with a card or bank account of your own ({count}).',
  'mail.delegateInvited.manage': '{holder} invites you to see, pay and manage accounts of theirs ({count}).',
  'mail.delegateInvited.link': 'The link works once, until {time}. Sign in with a login for this address, or make one.',
  'mail.delegateInvited.ignore': 'If you do not know {holder}, ignore this message: nothing happens then.',
  'mail.delegateInvited.action': 'Read the invitation',
  'mail.delegateAccepted.subject': '{email} can now use accounts of yours',
  'mail.delegateAccepted': '{email} accepted your invitation. You can end it at any time in the portal.',
  'mail.delegateEnded.subject': 'A person’s way into accounts has ended',
  'mail.delegateEnded.toHolder': '{email} can no longer use accounts of yours.',
  'mail.delegateEnded.toDelegate': 'You can no longer use accounts of {holder}.',
} as const;
