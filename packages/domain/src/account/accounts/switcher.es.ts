import type { switcherTexts as english } from './switcher.en.ts';

/** The account switcher, in Spanish. */
export const switcherTexts = {
  'switcher.accounts': 'Sus cuentas',
  'switcher.count': '{count} cuentas',
  'switcher.viewAll': 'Ver las {count} cuentas',
  'switcher.countOne': '1 cuenta',
  'switcher.position': '{position} de {count}',
  'switcher.selected': 'Cuenta {number} seleccionada',
  'switcher.prepaid': '{type} prepago',
} satisfies Record<keyof typeof english, string>;
