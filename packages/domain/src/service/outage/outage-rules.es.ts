import type { outageRuleTexts as english } from './outage-rules.en.ts';

/** What the rules of outages say, in Spanish. */
export const outageRuleTexts = {
  'outage.active.until':
    'Hay un apagón activo que interrumpe el servicio en su zona. La hora estimada de restablecimiento es {time}.',
  'outage.active.passed':
    'Hay un apagón activo que interrumpe el servicio en su zona. La hora estimada de restablecimiento, {time}, ya pasó.',
  'outage.active.unknown':
    'Hay un apagón activo que interrumpe el servicio en su zona. Aún no se conoce la hora estimada de restablecimiento.',
  'outage.linked': 'No hay luz',
  'outage.notSupported': 'La información de apagones no está disponible para la cuenta seleccionada.',
  'outage.noLocation': 'No se puede reportar un apagón para esta cuenta. Llámenos.',
  'outage.blocked':
    'Ahora no se puede reportar un apagón para esta cuenta, porque su servicio está desconectado o por terminar.',
  'outage.alreadyKnown': 'Ya sabemos del apagón en su zona. No hace falta que lo reporte.',
  'outage.relogin': 'Vuelva a iniciar sesión en su cuenta y abra esta página de nuevo.',
  'outage.history.none': 'No hay apagones anteriores',
  'outage.reason.required': 'Elija un problema',
  'outage.phone.required': 'Debe escribir un número de teléfono',
  'outage.phone.invalid': 'Escriba el teléfono así: (987) 456-1230.',
  'outage.report.received': 'Gracias. Recibimos su reporte de apagón. Su número es {number}.',
  'outage.report.kept': 'Gracias. Recibimos su reporte de apagón. Pronto tendrá un número.',
  'outage.report.otherAccount': 'Este reporte ya se envió para otra cuenta. Empiece uno nuevo.',
  'outage.report.state.kept': 'Recibido',
  'outage.report.state.received': 'Recibido',
  'outage.report.state.passedOn': 'Enviado a nuestras cuadrillas',
  'outage.report.state.outage': 'Apagón confirmado',
  'outage.report.state.restored': 'Servicio restablecido',
  'outage.away': 'No podemos hacerlo en este momento. Intente de nuevo en un momento o llame al {phone}.',
} satisfies Record<keyof typeof english, string>;
