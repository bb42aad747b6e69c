import type { refundTexts as english } from './refunds.en.ts';

/** Money given back: why it is not, and what the member is told. */
export const refundTexts = {
  'refunds.nothingLeft': 'De este pago no queda nada por devolver.',
  'refunds.noAmount': 'Indique cuánto se devuelve.',
  'refunds.otherAccount': 'Esa cuenta no es parte de este pago.',
  'refunds.tooMuch': 'De la cuenta {account} se puede devolver {left} como máximo.',
  'refunds.notPosted': 'Este pago no está registrado, así que no hay nada que devolver.',
  'refunds.notOfProcessor':
    'El procesador de pagos no cobró este pago, así que no puede devolverlo. Un débito bancario se devuelve por medio de su banco.',
  'refunds.comingBack': 'Este pago ya se está anulando: el banco lo devolvió, se disputó o se revirtió.',
  'refunds.held': 'El dinero está retenido porque se restauró la base de datos. Primero alguien tiene que liberarlo.',
  'refunds.askedOtherwise': 'Este formulario ya pidió una devolución, y era otra. Ciérrelo y vea lo que dice el pago.',
  'refunds.early':
    'El banco todavía puede devolver este cheque electrónico, hasta el {day}. Indique que lo sabe y que se devuelve de todos modos.',
  'mail.refunded.subject': 'Le devolvimos {amount}',
  'mail.refunded.card':
    'Le devolvimos {amount} de su pago del {day} a su tarjeta terminada en {digits}. La compañía de su tarjeta lo muestra en más o menos una semana.',
  'mail.refunded.bank':
    'Le devolvimos {amount} de su pago del {day} a su cuenta bancaria terminada en {digits}. Su banco lo muestra en más o menos una semana.',
  'mail.refunded.owed': 'Usted debe de nuevo {amount} por la cuenta {account}.',
  'mail.refunded.fee': 'El cargo por servicio de {fee} es parte de esa suma.',
} satisfies Record<keyof typeof english, string>;
