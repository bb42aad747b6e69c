import { expect, it } from 'vitest';
import { billingWord } from './billing-words.ts';

it.each([
  ['Electric', 'Electricidad'],
  ['Pending Disconnect', 'Desconexión pendiente'],
  ['OFF', 'SIN SERVICIO'],
  ['Cell', 'Celular'],
  ['Budget', 'Pago nivelado'],
  ['Draft', 'Débito automático'],
  ['Farm', 'Granja o rancho'],
  // What nobody knows is shown as it was sent, whatever it is called.
  ['Fibre', 'Fibre'],
  ['toString', 'toString'],
  ['', ''],
])('%s is %s in Spanish, and stays as it is in English', (word, said) => {
  expect(billingWord(word, 'es')).toBe(said);
  expect(billingWord(word, 'en')).toBe(word);
  expect(billingWord(word, 'en-XA')).toBe(word);
});
