/** Usage as a Green Button file. */
export const greenButtonTexts = {
  'greenButton.title': 'Usage of {coop}',
  'greenButton.electric': 'Electricity',
  'greenButton.gas': 'Gas',
  'greenButton.water': 'Water',
  'greenButton.nothing': 'There is no usage of this kind between these dates.',
  'greenButton.range.reversed': 'The end date must not be before the start date.',
  'greenButton.range.tooLong': 'A file can hold at most {days} days.',
} as const;
