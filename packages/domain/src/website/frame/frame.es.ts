import type { frameTexts as english } from './frame.en.ts';

/** What the frame around a page says of the page, in Spanish. */
export const frameTexts = {
  'shell.menu.close': 'Cerrar menú',
  'shell.menu.rest': 'Más menús',
  'frame.offline': 'No tiene conexión. Esta página muestra lo que se sabía a las {time}.',
  'shell.myProfile': 'Mi perfil',
  'shell.accountMenu': 'menú de la cuenta',
  'shell.memberNumber': '{label} {number}',
  'shell.mainMenu': 'Principal',
  'shell.signOut': 'Cerrar sesión',
  'shell.colours': 'Colores',
  'shell.colours.system': 'Igual que el dispositivo',
  'shell.colours.light': 'Claros',
  'shell.colours.dark': 'Oscuros',
} satisfies Record<keyof typeof english, string>;
