import type { arrangementMessages as english } from '../en/arrangements.ts';

/** Payment arrangements, in Spanish. */
export const arrangementMessages = {
  'arrangements.lead': 'Lo que acordamos con usted para pagar un saldo por partes.',
  'arrangements.none': 'Esta cuenta no tiene acuerdos de pago.',
  'arrangements.title': 'Acuerdo {number}',
  'arrangements.overdue': 'Atrasado',
  'arrangements.onTime': 'Al día',
  'arrangements.warning': '{amount} venció el {date}. Páguelo pronto para mantener su acuerdo.',
  'arrangements.balance': 'Por pagar',
  'arrangements.next': 'Próximo pago',
  'arrangements.nextDue': 'Vencimiento del próximo pago',
  'arrangements.notation': 'Nota',
  'arrangements.instalments': 'Cuotas del acuerdo {number}',
  'arrangements.due': 'Fecha de vencimiento',
  'arrangements.amount': 'Monto',
  'arrangements.paid': 'Pagado',
  'arrangements.status': 'Estado',
  'arrangements.paidOn': '{amount} el {date}',
  'arrangements.state.paid': 'Pagada',
  'arrangements.state.overdue': 'Atrasada',
  'arrangements.state.next': 'Próxima',
  'arrangements.state.later': 'Más adelante',
} satisfies Record<keyof typeof english, string>;
