import type { documentMessages as english } from '../en/document.ts';

/** Words of a page's document, in Spanish. */
export const documentMessages = {
  'shell.noScript': 'Este portal necesita JavaScript para iniciar sesión y pagar. Llámenos al {phone}.',
} satisfies Record<keyof typeof english, string>;
