/** What the frame around a page says of the page. */
export const frameTexts = {
  'shell.menu.close': 'Close menu',
  'shell.menu.rest': 'More menus',
  'frame.offline': 'You are offline. This page shows what was known at {time}.',
} as const;
