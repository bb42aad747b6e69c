import type { depositTexts as english } from './deposits.en.ts';

/** Deposits, in Spanish. */
export const depositTexts = {
  'deposits.lead': 'Sus depósitos de garantía y los intereses que generaron.',
  'deposits.held': 'En depósito ahora',
  'deposits.interest': 'Intereses generados',
  'deposits.none': 'Esta cuenta no tiene depósitos.',
  'deposits.date': 'Fecha',
  'deposits.type': 'Tipo',
  'deposits.amount': 'Monto',
  'deposits.earned': 'Intereses',
  'deposits.refundDate': 'Fecha de reembolso',
  'deposits.status': 'Situación',
  'deposits.status.held': 'En depósito',
  'deposits.status.refunded': 'Reembolsado',
  'deposits.status.applied': 'Aplicado a la cuenta',
  'deposits.notRefunded': 'Sin reembolsar',
} satisfies Record<keyof typeof english, string>;
