import type { secondStepTexts as english } from './second-step.en.ts';

/** Sign-in's second step, in Spanish. */
export const secondStepTexts = {
  'signIn.code.title': 'Escriba su código de 6 dígitos',
  'signIn.code.lead': 'Abra su aplicación de autenticación y escriba el código que muestra para {coop}.',
  'signIn.code': 'Código de autenticación',
  'signIn.code.missing': 'Faltan {count} dígitos. Los códigos cambian cada 30 segundos.',
  'signIn.code.missingOne': 'Falta 1 dígito. Los códigos cambian cada 30 segundos.',
  'signIn.code.complete': 'Los 6 dígitos están completos.',
  'signIn.code.lost': '¿Perdió su teléfono?',
  'signIn.code.recovery': 'Usar un código de recuperación',
  'signIn.code.recoveryLabel': 'Código de recuperación',
  'signIn.code.recoveryHint': 'Uno de los diez que se le mostraron al configurar la aplicación.',
  'signIn.code.app': 'Usar la aplicación',
  'signIn.code.failed': 'El código no es correcto. Pruebe con el siguiente que muestre su aplicación.',
  'signIn.code.tooLate': 'Por seguridad, esta página venció. Escriba su contraseña de nuevo.',
  'signIn.verify': 'Verificar',
  'signIn.verifying': 'Verificando',
  'signIn.back': 'Atrás',
} satisfies Record<keyof typeof english, string>;
