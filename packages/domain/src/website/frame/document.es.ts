import type { documentTexts as english } from './document.en.ts';

/** Words of a page's document, in Spanish. */
export const documentTexts = {
  'shell.noScript': 'Este portal necesita JavaScript para iniciar sesión y pagar. Llámenos al {phone}.',
  'shell.description': 'El portal para socios de {coop}: consulte y pague sus facturas y administre su servicio.',
} satisfies Record<keyof typeof english, string>;
