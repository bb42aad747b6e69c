import type { paymentResultTexts as english } from './payment-results.en.ts';

/** Payment results, in Spanish. */
export const paymentResultTexts = {
  'paymentResult.title': 'Pagos',
  'paymentResult.processed': 'Su pago se ha procesado.',
  'paymentResult.processed.of': 'Pago procesado: {amount}',
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
  'paymentResult.confirm': 'Para ver aquí este recibo, confirme la cuenta que se pagó.',
  'paymentResult.show': 'Mostrar recibo',
  'paymentResult.gone':
    'Este recibo se puede ver durante un día donde se hizo el pago. Su pago se recibió si tiene la confirmación.',
  'paymentResult.history': 'Ver sus pagos',
  'paymentResult.notFound':
    'No pudimos encontrar este pago. No pague otra vez todavía. Si se le cobró, aparecerá en el historial de su cuenta. Llámenos si no lo ve allí mañana.',
} satisfies Record<keyof typeof english, string>;
