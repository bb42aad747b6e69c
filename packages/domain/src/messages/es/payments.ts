import type { paymentMessages as english } from '../en/payments.ts';

/** Rules and texts of paying, shared by Quick Pay and the member's payment dialog, in Spanish. */
export const paymentMessages = {
  'payment.amount.invalid': 'Debe escribir un monto válido.',
  'payment.amount.notPositive': 'El monto del pago debe ser mayor que 0.',
  'payment.amount.tooLarge': 'Debe escribir un monto de pago menor que {max}.',
  'payment.amount.overpay': 'No puede pagar más que el saldo de su cuenta.',
  'payment.amount.underpay': 'No puede pagar menos que el saldo de su cuenta.',
  'payment.amount.minimum': 'Por ahora, debe hacer un pago mínimo de {amount}.',
  'payment.amount.minimum.reconnect':
    'Por ahora, debe hacer un pago mínimo de {amount}, que incluye el cargo de reconexión.',
  'payment.amount.minimum.reconnectDisconnect':
    'Por ahora, debe hacer un pago mínimo de {amount}, que incluye los cargos de reconexión y desconexión.',
  'payment.amount.minimum.cutoffReconnectDeposit':
    'Por ahora, debe hacer un pago mínimo de {amount}, que incluye el monto de corte, el cargo de reconexión y el depósito adicional.',
  'payment.amount.minimum.all':
    'Por ahora, debe hacer un pago mínimo de {amount}, que incluye el monto de corte, el cargo de reconexión, el cargo de desconexión y el depósito adicional.',
  'payment.amount.prepaidMinimum': 'Debe pagar el monto mínimo de {amount}',
  'payment.amount.prepaidReconnect': 'Debe pagar el monto mínimo de reconexión de {amount}',
  'payment.restricted.both':
    'Los pagos con cheque electrónico y con tarjeta de crédito están restringidos para esta cuenta. Comuníquese con servicio al cliente.',
  'payment.restricted.both.tooltip': 'Pago con cheque electrónico y con tarjeta de crédito restringido.',
  'payment.restricted.card.tooltip': 'Pago con tarjeta de crédito restringido.',
  'payment.restricted.echeck.tooltip': 'Pago con cheque electrónico restringido.',
  'payment.tooManyAccounts': 'Un pago admite como máximo {most} cuentas. Pague las demás por separado.',
  'payment.noCommonType':
    'Ningún tipo de pago sirve para todas estas cuentas: {byCard} solo con tarjeta, {byEcheck} solo con cheque electrónico. Páguelas por separado.',
  'payment.recent': 'Hizo un pago reciente de {amount} el {date}. ¿Desea continuar con otro pago?',
  'pay.title': 'Hacer un pago',
  'pay.dueDate': 'Fecha de vencimiento',
  'pay.notApplicable': 'No aplica',
  'pay.balance': 'Saldo',
  'pay.amount': 'Monto del pago',
  'pay.amount.filledPastDue': 'El monto indicado es su saldo vencido.',
  'pay.amount.filledCutoff': 'El monto indicado es lo necesario para conservar o restablecer su servicio.',
  'pay.amount.filledBalance': 'El monto indicado es el saldo de su cuenta.',
  'pay.amount.filledReconnect': 'El monto indicado es el que reconecta su servicio.',
  'pay.amount.filledMinimum': 'El monto indicado es el pago mínimo.',
  'pay.amount.full': 'Pagar el saldo completo, {amount}',
  'pay.type': 'Tipo de pago',
  'pay.type.card': 'Tarjeta de crédito',
  'pay.type.echeck': 'Cheque electrónico',
  'pay.type.echeck.text': 'Desde una cuenta bancaria',
  'pay.submit': 'Pagar {amount}',
  'pay.submitWithoutAmount': 'Pagar',
  'pay.busy': 'Preparando',
  'pay.handOff': 'Abriendo la página de pago',
  'pay.handOff.text':
    'Está saliendo de {coop} hacia la página segura de nuestro procesador de pagos, para pagar {amount}.',
  'pay.handOff.store':
    'Está saliendo de {coop} hacia la página segura de nuestro procesador de pagos. Allí no se cobra nada.',
  'pay.recent.title': 'Pago reciente',
  'pay.cutoff.title': 'Llámenos, por favor',
} satisfies Record<keyof typeof english, string>;
