/** What the frame around a page says of the page. */
export const frameTexts = {
  'frame.offline': 'You are offline. This page shows what was known at {time}.',
} as const;
