import type { letterReturnTexts as english } from './letter-return.en.ts';

/** Capital credit letters that come back signed, in Spanish. */
export const letterReturnTexts = {
  'letterReturn.memberNumber.required': '{label}: es obligatorio.',
  'letterReturn.memberNumber.invalid': 'Escriba solo letras y números.',
  'letterReturn.letterId': 'ID de la carta',
  'letterReturn.letterId.required': 'El ID de la carta es obligatorio.',
  'letterReturn.letterId.invalid': 'Escriba solo letras y números.',
  'letterReturn.help': 'Dónde encontrar el ID de la carta',
  'letterReturn.help.text': 'Su {label} y el ID de la carta están en la carta o en el correo electrónico que recibió.',
  'letterReturn.help.phone': 'Si necesita ayuda, llame al número de teléfono al pie de esta página: {phone}.',
  'letterReturn.submit': 'Devolver carta firmada',
  'letterReturn.submitting': 'Devolviendo',
  'letterReturn.done': 'Gracias. Recibimos su carta firmada.',
  'letterReturn.notFound':
    'No encontramos una carta con ese {label} y ese ID de carta. Revise ambos en la carta o en el correo electrónico que recibió.',
  'letterReturn.alreadyReturned': 'Esta carta ya se devolvió. No tiene que hacer nada más.',
} satisfies Record<keyof typeof english, string>;
