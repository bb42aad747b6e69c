/** What the rules of outages say (service-9, service-15, service-18); the screens' own words stand in outage-page.en.ts. */
export const outageRuleTexts = {
  'outage.active.until':
    'There is an active outage interrupting the service in your area. The estimated restoration time is {time}.',
  'outage.active.passed':
    'There is an active outage interrupting the service in your area. The estimated restoration time, {time}, has passed.',
  'outage.active.unknown':
    'There is an active outage interrupting the service in your area. The estimated restoration time is not yet known.',
  'outage.linked': 'Power is out',
  'outage.notSupported': 'Outage is not supported for the selected account.',
  'outage.noLocation': 'Outage report is unavailable to this account, please contact customer service...!',
  'outage.blocked': 'An outage cannot be reported for this account now, because its service is disconnected or ending.',
  'outage.alreadyKnown': 'We know about the outage in your area. You do not need to report it.',
  'outage.relogin': 'Please relogin to your account then access to this page again!',
  'outage.history.none': 'No Past Outages',
  'outage.reason.required': 'You must select an issue',
  'outage.phone.required': 'You must enter a phone number',
  'outage.phone.invalid': 'Invalid phone format.(Ex: (987) 456-1230)',
  'outage.report.received': 'Thank you. We have your outage report. Its number is {number}.',
  'outage.report.kept': 'Thank you. We have your outage report. It will have a number soon.',
  'outage.report.otherAccount': 'This report was already sent for another account. Please start a new one.',
  'outage.report.state.kept': 'Received',
  'outage.report.state.received': 'Received',
  'outage.report.state.passedOn': 'Passed on to our crews',
  'outage.report.state.outage': 'Outage confirmed',
  'outage.report.state.restored': 'Power restored',
  'outage.away': 'We can’t do this right now. Please try again in a moment, or call {phone}.',
} as const;
