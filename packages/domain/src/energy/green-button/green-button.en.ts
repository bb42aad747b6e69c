/** Usage as a Green Button file. */
export const greenButtonTexts = {
  'greenButton.title': 'Usage of {coop}',
  'greenButton.electric': 'Electricity',
  'greenButton.gas': 'Gas',
  'greenButton.water': 'Water',
  'greenButton.nothing': 'There is no usage of this kind between these dates.',
  'greenButton.range.reversed': 'The end date must not be before the start date.',
  'greenButton.range.tooLong': 'A file can hold at most {days} days.',
  'greenButton.moment': 'Please give a day or a moment, such as 2026-11-01 or 2026-11-01T00:00:00Z.',
  'greenButton.busy': 'Many downloads run at once. Please try again in half a minute.',
  'greenButton.range.intervals': 'By intervals, an answer can hold at most {days} days.',
} as const;
