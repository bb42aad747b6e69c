import type { paymentTexts as english } from './payments.en.ts';

/** Rules and texts of paying, shared by Quick Pay and the member's payment dialog, in Spanish. */
export const paymentTexts = {
  'payment.amount.invalid': 'Debe escribir un monto válido.',
  'payment.amount.notPositive': 'El monto del pago debe ser mayor que 0.',
  'payment.amount.tooLarge': 'Debe escribir un monto de pago menor que {max}.',
  'payment.onItsWay': 'Ya hay {amount} en camino para la cuenta {account}.',
  'payment.onItsWay.day': 'Ya hay {amount} en camino para la cuenta {account} ({date}).',
  'payment.onItsWay.page': 'Hay otra página de pago abierta para la cuenta {account}, por {amount}.',
  'payment.amount.overpay': 'No puede pagar más que el saldo de su cuenta.',
  'payment.amount.underpay': 'No puede pagar menos que el saldo de su cuenta.',
  'payment.amount.minimum': 'Por ahora, debe pagar al menos {amount}.',
  'payment.amount.minimum.reconnect': 'Por ahora, debe pagar al menos {amount}. Incluye el cargo de reconexión.',
  'payment.amount.minimum.disconnect': 'Por ahora, debe pagar al menos {amount}. Incluye el cargo de desconexión.',
  'payment.amount.minimum.reconnectDisconnect':
    'Por ahora, debe pagar al menos {amount}. Incluye los cargos de reconexión y desconexión.',
  'payment.amount.minimum.cutoffDeposit':
    'Debe pagar al menos {amount}. Incluye el monto para evitar la desconexión y el depósito adicional.',
  'payment.amount.minimum.cutoffDisconnectDeposit':
    'Debe pagar al menos {amount}. Incluye el monto para evitar la desconexión, el cargo de desconexión y el depósito adicional.',
  'payment.amount.minimum.cutoffReconnectDeposit':
    'Debe pagar al menos {amount}. Incluye el monto para evitar la desconexión, el cargo de reconexión y el depósito adicional.',
  'payment.amount.minimum.all':
    'Debe pagar al menos {amount}. Incluye el monto para evitar la desconexión, los cargos de reconexión y desconexión, y el depósito adicional.',
  'payment.amount.prepaidMinimum': 'Debe pagar el monto mínimo de {amount}',
  'payment.amount.prepaidReconnect': 'Debe pagar el monto mínimo de reconexión de {amount}',
  'payment.restricted.both': 'Esta cuenta no admite pagos con cheque electrónico ni con tarjeta de crédito. Llámenos.',
  'payment.restricted.both.tooltip': 'Pago con cheque electrónico y con tarjeta de crédito restringido.',
  'payment.restricted.card.tooltip': 'Pago con tarjeta de crédito restringido.',
  'payment.restricted.echeck.tooltip': 'Pago con cheque electrónico restringido.',
  'payment.tooManyAccounts': 'Un pago admite como máximo {most} cuentas. Pague las demás por separado.',
  'payment.noCommonType':
    'Estas cuentas no se pueden pagar juntas. {byCard}: solo con tarjeta. {byEcheck}: solo con cheque electrónico. Páguelas por separado.',
  'payment.recent': 'Hizo un pago reciente de {amount} el {date}. ¿Desea continuar con otro pago?',
  'payment.tooManyOpen':
    'Usted ha iniciado {most} pagos que no ha terminado. Termine uno de ellos o intente de nuevo en {minutes} minutos.',
  'pay.title': 'Hacer un pago',
  'pay.dueDate': 'Vence',
  'pay.notApplicable': 'No aplica',
  'pay.balance': 'Saldo',
  'pay.onItsWay': '{amount} en camino',
  'pay.onItsWay.on': '{amount} en camino, {date}',
  'pay.onItsWay.again': '{amount} se enviarán de nuevo a su banco',
  'pay.onItsWay.againOn': '{amount} se enviarán de nuevo a su banco el {date}',
  'pay.amount': 'Monto del pago',
  'pay.amount.filledPastDue': 'El monto indicado es su saldo vencido.',
  'pay.amount.filledCutoff': 'El monto indicado es lo necesario para conservar o restablecer su servicio.',
  'pay.amount.filledBalance': 'El monto indicado es el saldo de su cuenta.',
  'pay.amount.filledReconnect': 'El monto indicado es el que reconecta su servicio.',
  'pay.amount.filledMinimum': 'El monto indicado es el pago mínimo.',
  'pay.amount.filledLeft': 'El monto indicado es lo que falta, sin contar lo que ya está en camino.',
  'pay.amount.nothingLeft': 'Lo que está en camino paga todo lo que debe.',
  'pay.amount.example': 'Escriba dólares y centavos, por ejemplo 92.00.',
  'pay.amount.now': 'El monto del pago es ahora {amount}.',
  'pay.amount.full': 'Pagar el saldo completo, {amount}',
  'pay.amount.rest': 'Pagar todo lo que falta, {amount}',
  'pay.type': 'Tipo de pago',
  'pay.type.card': 'Tarjeta de crédito o débito',
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
  'pay.again.title': '¿Pagar otra vez?',
  'pay.again.question': '¿Aún desea pagar {amount}?',
  'pay.again': 'Pagar otra vez',
  'pay.cutoff.title': 'Llámenos, por favor',
  'draftNotice.byEmail':
    'Le enviamos por correo electrónico el monto y la fecha 10 días antes de cada pago, o en cuanto se facture. Puede cambiarlo en Administrar avisos.',
  'draftNotice.asChosen': 'Le avisamos de cada pago próximo como usted lo eligió en Administrar avisos.',
} satisfies Record<keyof typeof english, string>;
