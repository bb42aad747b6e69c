import type { paperTexts as english } from './paper.en.ts';

/** Words that stand on every paper, in Spanish. */
export const paperTexts = {
  'paper.nameOnFile': 'Cuenta {account}, nombre en nuestros registros',
  'paper.addressOnFile': 'Dirección en nuestros registros',
} satisfies Record<keyof typeof english, string>;
