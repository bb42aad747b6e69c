/** What is said to whoever looks at the portal as a member, there and in the office. */
export const asMemberTexts = {
  'asMember.leftOut':
    'You look as this member. What pays, changes or sends something is closed here, and so is what is only the member’s own: ways of paying, contacts and sign-in.',
  'asMember.notNow': 'Not while you look as a member',
  'asMember.over': 'This window has ended, or it was opened before. Close it, and open a new one from the office.',
  'asMember.over.title': 'Looking as a member has ended',
  'asMember.takesTwo': 'This takes a second person. Ask for one first.',
  'asMember.bar': 'Looking as a member',
  'asMember.bar.who': 'You see the portal as {name}, {number}.',
  'asMember.bar.readOnly': 'Read only: nothing can be paid, changed or sent.',
  'asMember.bar.reason': 'Reason: “{reason}”.',
  'asMember.bar.left': '{time} left',
  'asMember.bar.minute': 'One minute left.',
  'asMember.bar.end': 'End',
  'asMember.see': 'What does the member see?',
  'asMember.see.words':
    'The portal opens in a window of its own, as {name} sees it, for {minutes} minutes. Nothing can be paid, changed or sent in it. That you looked, and why, is kept in the audit and with the member.',
  'asMember.see.two':
    'This member also works here. Another person has to agree first; after that you have {minutes} minutes to open the window.',
  'asMember.open': 'Open the window',
  'asMember.ask': 'Ask a second person',
  'asMember.asked': 'A second person has to agree now. You find it under Approvals.',
  'asMember.agreed': 'This was agreed. You may open the window now.',
  'asMember.opened': 'The window is open for {minutes} minutes.',
  'asMember.blocked': 'Your browser has closed the new window. Allow windows for this address, and try again.',
} as const;
