import type { keptPasskeysTexts as english } from './kept-passkeys.en.ts';

/** The same, in Spanish. */
export const keptPasskeysTexts = {
  'keptPasskeys.title': 'Llaves de acceso que conserva',
  'keptPasskeys.lead':
    'Quien conocía su contraseña anterior pudo haber agregado una. Marque las que son suyas. Las demás terminan con la contraseña anterior.',
  'keptPasskeys.keep': 'Conservar “{name}”',
  'keptPasskeys.added': 'Agregada el {day}.',
  'keptPasskeys.used': 'Último uso: {day}.',
  'keptPasskeys.unused': 'Todavía sin usar.',
} as const satisfies Record<keyof typeof english, string>;
