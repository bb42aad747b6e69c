import type { outageRuleMessages as english } from '../en/outage-rules.ts';

/** What the rules of outages say, in Spanish. */
export const outageRuleMessages = {
  'outage.active.until':
    'Hay un apagón activo que interrumpe el servicio en su zona. La hora estimada de restablecimiento es {time}.',
  'outage.active.unknown':
    'Hay un apagón activo que interrumpe el servicio en su zona. Aún no se conoce la hora estimada de restablecimiento.',
  'outage.notSupported': 'La información de apagones no está disponible para la cuenta seleccionada.',
  'outage.noLocation': 'No se puede reportar un apagón para esta cuenta. Comuníquese con servicio al cliente.',
  'outage.blocked':
    'Ahora no se puede reportar un apagón para esta cuenta, porque su servicio está suspendido o por terminar.',
  'outage.alreadyKnown': 'Ya sabemos del apagón en su zona. No hace falta que lo reporte.',
  'outage.relogin': 'Vuelva a iniciar sesión en su cuenta y abra esta página de nuevo.',
  'outage.history.none': 'No hay apagones anteriores',
  'outage.reason.required': 'Debe seleccionar un problema',
  'outage.phone.required': 'Debe escribir un número de teléfono',
  'outage.phone.invalid': 'El formato del teléfono no es válido. (Ej.: (987) 456-1230)',
  'outage.report.received': 'Gracias. Recibimos su reporte de apagón. Su número es {number}.',
  'outage.report.kept': 'Gracias. Recibimos su reporte de apagón. Tendrá un número en unos momentos.',
  'outage.report.otherAccount': 'Este reporte ya se envió para otra cuenta. Empiece uno nuevo.',
  'outage.report.state.kept': 'Recibido',
  'outage.report.state.received': 'Recibido',
  'outage.report.state.passedOn': 'Enviado a nuestras cuadrillas',
  'outage.report.state.outage': 'Apagón confirmado',
  'outage.report.state.restored': 'Servicio restablecido',
  'outage.away': 'No podemos recibir esto ahora. Intente de nuevo en un momento o llámenos.',
} satisfies Record<keyof typeof english, string>;
