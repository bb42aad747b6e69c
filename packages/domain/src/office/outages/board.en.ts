/** How reliable the power was, for the board. */
export const boardTexts = {
  'board.title': 'Reliability',
  'board.lead': '{from} to {to}, {places} places with service. IEEE 1366.',
  'board.file': 'Download the figures',
  'board.open': 'Reliability',
  'board.figures': 'The last 12 months',
  'board.figure': 'Figure',
  'board.now': 'These 12 months',
  'board.before': 'The 12 before',
  'board.with': 'With major event days',
  'board.planned': 'Planned work',
  'board.saidi': 'SAIDI, minutes',
  'board.saidi.means': 'How long a place was without power on average.',
  'board.saifi': 'SAIFI, times',
  'board.saifi.means': 'How often a place lost power on average.',
  'board.caidi': 'CAIDI, minutes',
  'board.caidi.means': 'How long it took until power was back.',
  'board.months': 'Month by month',
  'board.month': 'Month',
  'board.month.usual': 'SAIDI',
  'board.month.with': 'With major event days',
  'board.major': 'Major event days',
  'board.major.none': 'There was none.',
  'board.major.threshold':
    'A day counts as one above {minutes} minutes of SAIDI: by the five years before, as far as they are known here.',
  'board.major.noThreshold':
    'The five years before do not say yet from how many minutes on a day is one. All days count.',
  'board.major.day': 'Day',
  'board.major.places': 'Places without power',
  'board.basis':
    'An outage counts on the day on which it began, once it has ended, by the places with service that it took the power from; five minutes or less do not count. All years are measured by the places that have service today, so that older years come out too low where the co-op has grown. Planned work is kept apart and is in no other figure.',
} as const;
