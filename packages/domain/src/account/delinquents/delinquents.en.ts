/** Delinquents (account-45), on screen and on paper. */
export const delinquentTexts = {
  'delinquents.lead': 'Notices about bills that were not paid in time.',
  'delinquents.document': 'PDF',
  'delinquents.view': 'View',
  'delinquents.viewOf': 'the notice on the bill of {date}',
  'delinquents.title': 'Notice on the bill of {date}',
  'delinquents.billDate': 'Bill Date',
  'delinquents.pastDue': 'Past Due',
  'delinquents.lateFee': 'Late Fee',
  'delinquents.cutoffDate': 'Cutoff Date',
  'delinquents.noCutoff': 'None',
  'delinquents.pages': 'Pages of past due notices',
  'delinquents.none': 'There are no delinquents available.',
  'delinquents.failed': 'We are unable to process your request at this time. Please contact customer support.',
  'delinquents.notFound': 'Delinquent File not found.',
  'delinquents.paper.title': 'Past due notice',
  'delinquents.paper.account': 'Account number',
  'delinquents.paper.noticeDate': 'Notice date',
  'delinquents.paper.billDate': 'Bill date',
  'delinquents.paper.greeting': 'Dear {name},',
  'delinquents.paper.greetingMember': 'Dear member,',
  'delinquents.paper.about':
    'Our records show that the bill of {date} for the address above has not been paid in full. If you have paid it in the last few days, thank you: please disregard this notice.',
  'delinquents.paper.pastDue': 'Past due',
  'delinquents.paper.lateFee': 'Late fee',
  'delinquents.paper.total': 'Please pay',
  'delinquents.paper.cutoff':
    'To keep your service on, please pay this amount before {weekday}, {date}. On that day service may be disconnected, and fees for disconnecting and reconnecting may be added.',
  'delinquents.paper.noCutoff': 'Please pay this amount as soon as you can, so that no further fees are added.',
  'delinquents.paper.help':
    'If you cannot pay all of it now, call us before that day: {phone}, {hours}. We can often agree on a payment arrangement.',
  'delinquents.paper.help.noCutoff':
    'If you cannot pay all of it now, call us: {phone}, {hours}. We can often agree on a payment arrangement.',
  'delinquents.paper.online': 'You can pay at any time at {url}.',
  'delinquents.paper.sign': 'Member Services, {coop}',
} as const;
