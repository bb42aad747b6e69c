import type { restorationTextTexts as english } from './restoration-texts.en.ts';

export const restorationTextTexts = {
  'restorationText.title': 'Avíseme cuando vuelva la luz',
  'restorationText.lead': 'Un mensaje de texto cuando haya luz. Nada más.',
  'restorationText.phone': 'Número de celular',
  'restorationText.submit': 'Avisarme',
  'restorationText.consent':
    'Al oprimir “Avisarme”, acepto que {coop} envíe un mensaje de texto automático a este número cuando vuelva la luz. Puede haber cargos por mensajes y datos. Responda ALTO para dejarlo, AYUDA para recibir ayuda. Aceptar no es condición del servicio.',
  'restorationText.code.title': '¿Es este su teléfono?',
  'restorationText.code': 'Código',
  'restorationText.code.sent': 'Enviamos un código de 6 dígitos al {phone}. Escríbalo y listo.',
  'restorationText.code.again': 'Enviarme otro código',
  'restorationText.code.other': 'Usar otro número',
  'restorationText.sending': 'Enviando',
  'restorationText.code.required': 'Escriba los 6 dígitos que le enviamos.',
  'restorationText.code.wrong': 'Este código no es correcto o ya venció. Inténtelo de nuevo o pida otro.',
  'restorationText.verify': 'Confirmar',
  'restorationText.verifying': 'Confirmando',
  'restorationText.waiting': 'Enviaremos un mensaje de texto al {phone} cuando vuelva la luz.',
  'restorationText.end': 'No me avisen',
  'restorationText.ending': 'Terminando',
  'restorationText.ended': 'No le enviaremos mensajes sobre este apagón.',
  'restorationText.over': 'Ya no hay un apagón en esta cuenta, así que no hay nada que avisarle.',
  'restorationText.failed': 'No podemos tomar su número en este momento. La página sigue mostrando lo que sabemos.',
} satisfies Record<keyof typeof english, string>;
