import type { duePaymentMessages as english } from '../en/due-payments.ts';

/** What members are told of payments that plans make on their day, in Spanish. Each plan is a masculine noun. */
export const duePaymentMessages = {
  'mail.plan.autoPay': 'pago automático',
  'mail.plan.draft': 'débito automático',
  'mail.plan.scheduled': 'pago programado',
  'mail.due.pay': 'Puede pagar en el portal en cualquier momento.',
  'mail.due.overCeiling.subject': 'Su factura supera el límite de sus pagos automáticos',
  'mail.due.overCeiling':
    'El {plan} del {day} no se realizó: {amount} supera su límite de {ceiling}. No se cobró nada.',
  'mail.due.restricted.subject': 'No se pudo realizar su pago',
  'mail.due.restricted':
    'El {plan} del {day} no se realizó: esta forma de pago no está disponible para la cuenta. No se cobró nada.',
  'mail.due.declined.subject': 'Su pago fue rechazado',
  'mail.due.declined': 'El {plan} de {amount}, con fecha {day}, fue rechazado. Lo intentaremos de nuevo el {next}.',
  'mail.due.failed.subject': 'No se pudo realizar su pago',
  'mail.due.failed': 'El {plan} de {amount}, con fecha {day}, fue rechazado y no se intentará de nuevo.',
  'mail.due.returned.subject': 'Su banco devolvió un pago',
  'mail.due.returned': 'Su banco devolvió el {plan} de {amount}, con fecha {day}: {reason}. El monto se debe de nuevo.',
  'mail.due.ended': 'El {plan} se quitó, porque ya no se puede cobrar a esta cuenta.',
} satisfies Record<keyof typeof english, string>;
