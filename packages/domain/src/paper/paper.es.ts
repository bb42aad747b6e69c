import type { paperMessages as english } from './paper.en.ts';

/** Words that stand on every paper, in Spanish. */
export const paperMessages = {
  'paper.nameOnFile': 'Cuenta {account}, nombre en nuestros registros',
  'paper.addressOnFile': 'Dirección en nuestros registros',
} satisfies Record<keyof typeof english, string>;
