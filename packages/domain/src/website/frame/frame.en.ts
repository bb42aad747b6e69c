/** What the frame around a page says, beside what each page has with it. */
export const frameTexts = {
  'shell.menu.close': 'Close menu',
  'shell.menu.rest': 'More menus',
  'frame.offline': 'You are offline. This page shows what was known at {time}.',
  'shell.myProfile': 'My Profile',
  'shell.accountMenu': 'account menu',
  'shell.memberNumber': '{label} {number}',
  'shell.mainMenu': 'Main',
  'shell.signOut': 'Sign Out',
  'shell.colours': 'Colors',
  'shell.colours.system': 'Same as device',
  'shell.colours.light': 'Light',
  'shell.colours.dark': 'Dark',
} as const;
