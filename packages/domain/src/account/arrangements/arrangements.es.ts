import type { arrangementTexts as english } from './arrangements.en.ts';

/** Payment arrangements, in Spanish. */
export const arrangementTexts = {
  'arrangements.lead': 'Su plan para pagar un saldo por partes.',
  'arrangements.none': 'Esta cuenta no tiene acuerdos de pago.',
  'arrangements.title': 'Acuerdo {number}',
  'arrangements.overdue': 'Vencido',
  'arrangements.onTime': 'Al día',
  'arrangements.warning': '{amount} venció el {date}. Páguelo pronto para mantener su acuerdo.',
  'arrangements.balance': 'Por pagar',
  'arrangements.next': 'Próximo pago',
  'arrangements.nextDue': 'Vencimiento del próximo pago',
  'arrangements.notation': 'Nota',
  'arrangements.instalments': 'Pagos del acuerdo {number}',
  'arrangements.due': 'Vence',
  'arrangements.amount': 'Monto',
  'arrangements.paid': 'Pagado',
  'arrangements.status': 'Situación',
  'arrangements.paidOn': '{amount} el {date}',
  'arrangements.state.paid': 'Pagado',
  'arrangements.state.overdue': 'Vencido',
  'arrangements.state.next': 'Próximo',
  'arrangements.state.later': 'Más adelante',
} satisfies Record<keyof typeof english, string>;
