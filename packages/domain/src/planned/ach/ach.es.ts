import type { achTexts as english } from './ach.en.ts';

/** What a member is told when a bank gives a payment back, in Spanish. */
export const achTexts = {
  'ach.said.funds': 'Su banco indica que no había fondos suficientes en la cuenta.',
  'ach.said.notYet': 'Su banco indica que los fondos de la cuenta aún no estaban disponibles.',
  'ach.said.closed': 'Su banco indica que la cuenta está cerrada.',
  'ach.said.notFound': 'Su banco no encontró la cuenta.',
  'ach.said.number': 'Su banco indica que el número de cuenta no es válido.',
  'ach.said.stopped': 'Su banco indica que usted pidió detener este pago.',
  'ach.said.notAuthorized': 'Su banco indica que este pago no fue autorizado.',
  'ach.said.notAsAuthorized': 'Su banco indica que este pago no fue como usted lo autorizó.',
  'ach.said.routing': 'Su banco no acepta pagos de este tipo.',
  'ach.said.frozen': 'Su banco indica que la cuenta está congelada.',
  'ach.said.noPayments': 'Su banco indica que la cuenta no admite cobros.',
  'ach.said.technical': 'Su banco lo devolvió por un motivo técnico.',
} as const satisfies Record<keyof typeof english, string>;
