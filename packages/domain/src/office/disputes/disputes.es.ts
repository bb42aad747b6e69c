import type { disputesTexts as english } from './disputes.en.ts';

export const disputesTexts = {
  'disputes.title': 'Disputas',
  'disputes.lead':
    'Pagos con tarjeta que su titular disputó. Responda ante el procesador de pagos antes del último día.',
  'disputes.list': 'Primero las abiertas, después las que terminaron',
  'disputes.none': 'No hay ninguna disputa.',
  'disputes.none.hint': 'El procesador de pagos nos avisa en minutos cuando alguien disputa un pago.',
  'disputes.member': 'Socio',
  'disputes.amount': 'Monto',
  'disputes.reason': 'Motivo',
  'disputes.opened': 'Disputado',
  'disputes.answerBy': 'Responder antes de',
  'disputes.answerBy.none': 'nada que responder',
  'disputes.state': 'Estado',
  'disputes.state.open': 'Abierta',
  'disputes.state.won': 'Ganada',
  'disputes.state.lost': 'Perdida',
  'disputes.books': 'En nuestros libros',
  'disputes.books.posted': 'Registrado, nada se movió',
  'disputes.books.back': 'Revertido',
  'disputes.books.again': 'Registrado de nuevo',
  'disputes.books.left': 'Una persona debe revisarlo',
  'disputes.left':
    'Se disputó solo una parte, o se disputó otra vez. Nuestros libros no lo siguieron: regístrelo en el sistema de facturación.',
  'disputes.ofPayment': 'Disputas de este pago',
  'disputes.number': 'Número del procesador',
} satisfies Record<keyof typeof english, string>;
