/** What the rules of usage say (energy-11 to energy-15, energy-28). */
export const usageRuleTexts = {
  'usage.from.required': 'Start date is required.',
  'usage.to.required': 'End date is required.',
  'usage.range.tooEarly': 'Choose a later date.',
  'usage.range.invalid': 'Invalid date range.',
  'usage.range.tooLong': 'The search date range should not exceed 180 days.',
  'usage.from.tooLongAgo': 'The start date should be within 180 days before today.',
  'directUsage.from.required': 'You must enter begin date.',
  'directUsage.to.required': 'You must enter end date.',
  'directUsage.from.tooEarly': 'The begin date should not be earlier than 01/01/1990.',
  'directUsage.to.tooEarly': 'The end date should not be earlier than 01/01/1990.',
  'directUsage.from.afterTo': 'The begin date should be earlier than end date.',
  'directUsage.to.beforeFrom': 'The end date should be greater than begin date.',
  'directUsage.to.afterToday': 'The end date should not be greater than current date.',
  'directUsage.from.tooLongAgo': 'The begin date should be within 180 days before today.',
  'directUsage.linkEnded':
    'This link is no longer valid. Open the usage tracker again where you found the link: you get a new one there.',
  'usage.timeframe.threeWeeks': 'Last 3 Weeks',
  'usage.timeframe.oneMonth': 'Last One Month',
  'usage.timeframe.threeMonths': 'Last 3 Months',
  'usage.timeframe.halfYear': 'Last 180 Days',
  'usage.suspended': 'We can’t show usage for this account right now. Please call us.',
  'usage.notSupported': 'Usage data is not supported for the selected account.',
  'usage.none': 'There is no Usage Data available for this account.',
  'usage.none.range':
    'There were no usage data found for the selected date range between {from} to {to}. You need to adjust your date range. Changing dates above does this.',
  'usage.none.meter': 'Meter {meter} has no readings between {from} and {to}.',
  'usage.none.hours':
    'There were no hourly usage data found for the selected date {date}. You need to adjust your date range.',
  'usage.none.account': 'There were no usage data found for this account.',
  'usage.none.intervals': 'No interval data available for the selected account.',
} as const;
