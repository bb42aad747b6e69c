import type { duePaymentTexts as english } from './due-payments.en.ts';

/** What members are told of payments that plans make on their day, in Spanish. Each plan is a masculine noun. */
export const duePaymentTexts = {
  'mail.plan.autoPay': 'pago automático',
  'mail.plan.autoPay.whole': 'plan de pagos automáticos',
  'mail.plan.draft': 'débito automático',
  'mail.plan.scheduled': 'pago programado',
  'mail.plan.topUp': 'recarga automática',
  'mail.due.payNow': 'Pagar ahora',
  'mail.due.account': 'Cuenta {accounts}',
  'mail.due.accounts': 'Cuentas {accounts}',
  'mail.due.overCeiling.subject': 'Su factura supera el límite de sus pagos automáticos',
  'mail.due.overCeiling': 'No cobramos su {plan} del {day}: {amount} supera su límite de {ceiling}. No se cobró nada.',
  'mail.due.restricted.subject': 'No se pudo realizar su pago',
  'mail.due.restricted.card':
    'No cobramos su {plan} del {day}: esta cuenta ya no se puede pagar con tarjeta. No se cobró nada. Pague de otra forma o llámenos.',
  'mail.due.restricted.bank':
    'No cobramos su {plan} del {day}: esta cuenta ya no se puede pagar desde una cuenta bancaria. No se cobró nada. Pague de otra forma o llámenos.',
  'mail.due.restricted.none':
    'No cobramos su {plan} del {day}: ya no se puede cobrar a la tarjeta o cuenta bancaria prevista. No se cobró nada. Pague lo que debe y elija otra tarjeta o cuenta bancaria.',
  'mail.due.fault.subject': 'No se pudo realizar su pago',
  'mail.due.fault':
    'No cobramos su {plan} del {day}: la cuenta bancaria registrada no lo permite. No se cobró nada. Configure el débito de nuevo con otra cuenta bancaria.',
  'mail.due.announced.subject': 'Su pago se cobrará otro día',
  'mail.due.announced': 'Su {plan} del {day} es de {amount}. Se cobrará de su cuenta bancaria el {next}.',
  'mail.due.announced.why':
    'Usted debe conocer con 10 días de anticipación un monto distinto al de la última vez; por eso el cobro espera hasta entonces. Para pagar antes, por ejemplo en la fecha de vencimiento, pague usted mismo: así no se cobrará nada más.',
  'mail.due.declined.subject': 'Su pago fue rechazado',
  'mail.due.declined':
    'Su banco o la empresa de su tarjeta rechazó su {plan} de {amount} del {day}. No se cobró nada. Lo intentaremos de nuevo el {next}. También puede pagar ahora o cambiar la tarjeta o la cuenta bancaria.',
  'mail.due.failed.subject': 'No se pudo realizar su pago',
  'mail.due.failed':
    'Su banco o la empresa de su tarjeta rechazó su {plan} de {amount} del {day}. No se cobró nada y no lo intentaremos de nuevo. Pague de otra forma.',
  'mail.due.otherwise':
    'Su {plan} de {amount} del {day} no se realizó: se aprobó un cobro de {charged} en su lugar. Le devolvemos esos {charged} y no se pagó nada.',
  'mail.due.again': 'Lo intentaremos de nuevo el {next}.',
  'mail.due.noMore': 'No lo intentaremos de nuevo.',
  'mail.due.returned.subject': 'Su banco devolvió un pago',
  'mail.due.returned': 'Su {plan} de {amount} del {day} fue devuelto. {reason} Usted debe de nuevo ese monto.',
  'mail.due.ended':
    'Quitamos su {plan}: esta cuenta bancaria ya no lo admite. Configure otro o pague usted cada factura.',
  'mail.due.ended.notAuthorized': 'Detuvimos su {plan}. Si es un error, configúrelo de nuevo o llámenos.',
  'mail.due.returned.again': 'Lo intentaremos de nuevo el {next}. Si paga antes de ese día, no lo cobraremos.',
  'mail.due.held': 'No se cobrará nada más de esta forma hasta que nuestra oficina lo haya revisado.',
  'mail.due.late.subject': 'No se realizó un pago',
  'mail.due.late':
    'No cobramos su {plan} del {day}: lo detectamos demasiado tarde. No se cobró nada. Pague lo que esté pendiente.',
  'mail.due.billing':
    'No cobramos su {plan} del {day}: nuestra oficina ya tiene un pago automático para esta cuenta. Aquí no se cobró nada.',
  'mail.due.nothing': 'No cobramos su {plan} del {day}: ese día usted no debía nada. No se cobró nada.',
  'mail.due.reduced.subject': 'Cobramos menos de lo que usted había programado',
  'mail.due.reduced': 'El {day} usted debía menos que el monto que había programado. Cobramos {amount}.',
  'mail.due.refused': 'No cobramos su {plan} del {day}. {reason} No se cobró nada.',
  'mail.due.methodRefused':
    'No cobramos su {plan} de {amount} del {day}: a esta tarjeta o cuenta bancaria ya no se le pueden hacer cargos. No se cobró nada y no lo intentaremos de nuevo. Elija otra forma de pago.',
  'mail.due.noAnswer':
    'No cobramos su {plan} de {amount} del {day}: nuestro procesador de pagos no respondió durante días. No se cobró nada.',
  'mail.prenote.returned.subject': 'Se quitó su débito automático',
  'mail.prenote.returned':
    'No pudimos usar la cuenta bancaria del débito automático de la cuenta {account}. {reason} Quitamos el débito automático y no se cobró nada. Configúrelo de nuevo con otra cuenta bancaria.',
  'mail.due.reason.company': 'Su banco lo devolvió.',
  'mail.due.reason.disputed': 'Se disputó ante su banco.',
  'mail.payment.returned': 'Su pago de {amount} del {day} fue devuelto. {reason} Usted debe de nuevo ese monto.',
  'mail.payment.reversed.subject': 'Se revirtió un pago',
  'mail.payment.again.subject': 'Un pago vuelve a contar',
  'mail.payment.again':
    'Su banco disputó su pago de {amount} del {day} y nos envió de nuevo el dinero. El pago cuenta para su factura como antes. No tiene que hacer nada.',
  'mail.payment.reversed': 'Su pago de {amount} del {day} se revirtió. Usted debe de nuevo ese monto.',
  'mail.plan.ended.subject': 'Los pagos automáticos de la cuenta {account} han terminado',
  'mail.plan.ended.holder':
    'Su {plan} de la cuenta {account} ha terminado, porque la cuenta tiene ahora otro socio. No le cobraremos nada más por ella.',
  'mail.plan.ended.bank':
    'Su {plan} de la cuenta {account} ha terminado, porque a esa tarjeta o cuenta bancaria ya no se le pueden hacer cargos. A partir de ahora, pague usted cada factura.',
  'mail.plan.ended.office':
    'Nuestra oficina terminó su {plan} de la cuenta {account}. A partir de ahora, pague usted cada factura.',
  'mail.plan.newHolder':
    'La cuenta {account} ahora es suya. El {plan} del socio anterior ha terminado. No le cobrará nada ni pagará sus facturas.',
} satisfies Record<keyof typeof english, string>;
