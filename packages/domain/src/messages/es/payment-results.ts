import type { paymentResultMessages as english } from '../en/payment-results.ts';

/** Payment results, in Spanish. */
export const paymentResultMessages = {
  'paymentResult.title': 'Pagos',
  'paymentResult.processed': 'Su pago se ha procesado.',
  'paymentResult.note': 'Puede tardar un minuto en aparecer en su cuenta.',
  'paymentResult.balance': 'Saldo de la cuenta',
  'paymentResult.account': 'Cuenta {number}',
  'paymentResult.amount': 'Monto del pago',
  'paymentResult.fee': 'Cargo por conveniencia',
  'paymentResult.total': 'Monto total del pago',
  'paymentResult.cardEnding': 'Tarjeta terminada en',
  'paymentResult.bankAccountEnding': 'Cuenta bancaria terminada en',
  'paymentResult.date': 'Fecha',
  'paymentResult.confirmation': 'Código de confirmación',
  'paymentResult.copy': 'Copiar código de confirmación',
  'paymentResult.copied': 'Código de confirmación copiado.',
  'paymentResult.print': 'Imprimir recibo',
  'paymentResult.done': 'Listo',
  'paymentResult.canceled': 'Su pago se ha cancelado.',
  'paymentResult.canceled.note': 'No se cobró nada.',
  'paymentResult.notFound':
    'No pudimos encontrar este pago. Si salió dinero de su cuenta, aparecerá en su próxima visita.',
} satisfies Record<keyof typeof english, string>;
