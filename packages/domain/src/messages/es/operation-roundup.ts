import type { operationRoundupMessages as english } from '../en/operation-roundup.ts';

/** Operation RoundUp, in Spanish. */
export const operationRoundupMessages = {
  'operationRoundup.lead':
    'Cada factura se redondea al dólar siguiente. La diferencia ayuda a vecinos que lo necesitan.',
  'operationRoundup.help': 'Acerca de Operation RoundUp',
  'operationRoundup.help.title': 'Operation RoundUp',
  'operationRoundup.help.text':
    'Cuando una cuenta participa, cada una de sus facturas se redondea al siguiente dólar entero. Los centavos van a un fondo que ayuda a socios y grupos de nuestras comunidades.',
  'operationRoundup.help.plus':
    'También puede donar un monto fijo con cada factura y elegir el día en que eso termina. Si no indica un día, continúa hasta que usted lo cambie.',
  'operationRoundup.help.leave':
    'Puede dejar el programa en cualquier momento. Los cambios rigen a partir de la próxima factura.',
  'operationRoundup.search': 'Buscar',
  'operationRoundup.search.hint': 'Número de cuenta, tipo o dirección',
  'operationRoundup.accounts': 'Cuentas',
  'operationRoundup.selectAll': 'Seleccionar todas',
  'operationRoundup.select': 'Seleccionar la cuenta {number}',
  'operationRoundup.account': 'Número de cuenta',
  'operationRoundup.type': 'Tipo de cuenta',
  'operationRoundup.address': 'Dirección',
  'operationRoundup.enrolment': 'Operation RoundUp',
  'operationRoundup.enrolmentOf': 'Operation RoundUp de la cuenta {number}',
  'operationRoundup.on': 'Inscrita',
  'operationRoundup.off': 'No inscrita',
  'operationRoundup.amount': 'Monto',
  'operationRoundup.amountOf': 'Monto de la cuenta {number}',
  'operationRoundup.amount.invalid': 'Debe escribir un monto válido.',
  'operationRoundup.amount.negative': 'Escriba un monto mayor o igual a 0.',
  'operationRoundup.amount.tooLarge': 'Debe escribir un monto de pago menor que {max}.',
  'operationRoundup.expiry': 'Fecha de finalización',
  'operationRoundup.expiryOf': 'Fecha de finalización de la cuenta {number}',
  'operationRoundup.expiry.past': 'No puede usar una fecha de finalización pasada.',
  'operationRoundup.expiry.invalid': 'Debe escribir una fecha de finalización válida, a más tardar {last}.',
  'operationRoundup.expiry.none': 'Sin fin',
  'operationRoundup.problem': 'Cuenta {number}: {message}',
  'operationRoundup.proceed': 'Continuar',
  'operationRoundup.proceed.reason': 'Primero seleccione una cuenta.',
  'operationRoundup.selected': '{count} de {total} seleccionadas',
  'operationRoundup.readOnly': 'Para cambiar Operation RoundUp, llámenos al {phone}.',
  'operationRoundup.none': 'No hay cuentas disponibles.',
  'operationRoundup.noMatch': 'Ninguna cuenta coincide.',
  'operationRoundup.failed': 'No podemos procesar su solicitud en este momento. Comuníquese con servicio al cliente.',
  'operationRoundup.saved': 'Operation RoundUp se actualizó correctamente en las cuentas seleccionadas.',
} satisfies Record<keyof typeof english, string>;
