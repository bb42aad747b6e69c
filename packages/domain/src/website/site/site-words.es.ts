import type { siteWordTexts as english } from './site-words.en.ts';

/** Words of a co-op that its settings may replace, in Spanish. */
export const siteWordTexts = {
  'siteWords.quickPayDescription':
    'es una manera sencilla, rápida y segura de hacer pagos en línea sin iniciar sesión.',
  'siteWords.memberInfoDocsLinkName': 'Documentos informativos',
  'siteWords.paperlessConfirmation':
    'Acepto recibir mis facturas por correo electrónico y no en papel. Puedo volver al papel cuando quiera en Mi perfil, sin costo.',
  'siteWords.memberNumberLabel': 'Número de socio',
  'siteWords.statementIdLabel': 'Número de factura',
  'siteWords.cutoffMessage':
    'Ahora no puede pagar esta cuenta en línea. Llame hoy al {phone} y le ayudaremos a conservar el servicio.',
  'siteWords.draftAuthorize':
    'Autorizo a {coop} a cobrar de {method}, por las cuentas y en los días indicados aquí. Cada pago es lo que yo deba ese día, así que el monto puede cambiar con cada factura. Los cobros continúan hasta que yo los cancele. Para cancelar, puedo quitar el débito aquí o llamar al {phone}, al menos 3 días hábiles antes de un pago. Si pago desde una cuenta bancaria, también puedo pedir a mi banco que detenga un pago.',
  'siteWords.autoPayAuthorize':
    'Autorizo a {coop} a cobrar a {method} cada factura de las cuentas indicadas aquí. Cada pago es lo que yo deba ese día, así que el monto puede cambiar con cada factura. Los cobros continúan hasta que yo pause o quite los pagos automáticos. Para cancelar, puedo hacerlo aquí o llamar al {phone}, al menos 3 días hábiles antes de un pago. Si pago desde una cuenta bancaria, también puedo pedir a mi banco que detenga un pago.',
  'siteWords.scheduleAuthorize':
    'Al elegir Programar, autorizo a {coop} a cobrar hasta {amount} de {method} una sola vez, el {date}. Para detenerlo, puedo eliminarlo en Pagos programados antes de ese día o llamar al {phone}.',
  'siteWords.contactConsent':
    'Al marcar una casilla, acepto recibir de {coop} mensajes de texto o llamadas automáticas sobre mi cuenta en este número. La cantidad depende de lo que elija. Puede haber cargos por mensajes y datos. Responda ALTO para dejar los mensajes o AYUDA para recibir ayuda. Para dejar las llamadas, llame al {phone}. Aceptar no es condición para tener servicio.',
  'siteWords.pastDueNotice':
    '¿Hay alguien en casa muy enfermo o que usa equipo médico? Llámenos ya. Si necesita ayuda para pagar, llame al 211 y pregunte por la ayuda de energía (LIHEAP).',
  'siteWords.outageProblem.none': 'No hay luz',
  'siteWords.outageProblem.part': 'Hay luz solo en una parte',
  'siteWords.outageProblem.flicker': 'Las luces parpadean o alumbran menos',
  'siteWords.outageProblem.down': 'Hay una línea o un poste caído',
} satisfies Record<keyof typeof english, string>;
