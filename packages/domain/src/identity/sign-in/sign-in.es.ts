import type { signInTexts as english } from './sign-in.en.ts';

/** Sign-in, in Spanish. */
export const signInTexts = {
  'signIn.title': 'Iniciar sesión',
  'signIn.lead': 'en su acceso al portal de {coop}',
  'signIn.username': 'Nombre de usuario',
  'signIn.username.required': 'Escriba su nombre de usuario.',
  'signIn.password': 'Contraseña',
  'signIn.password.required': 'Escriba su contraseña.',
  'signIn.password.noPasting': 'Aquí no se puede pegar. Escriba su contraseña.',
  'signIn.submit': 'Iniciar sesión',
  'signIn.busy': 'Iniciando sesión',
  'signIn.failed': 'El nombre de usuario o la contraseña no son correctos.',
  'signIn.loggedOut': 'Ha cerrado la sesión correctamente',
  'signIn.ended': 'Su sesión terminó porque no se usó durante un tiempo. Inicie sesión y volverá a donde estaba.',
  'signIn.upn':
    '¿Primera vez aquí? Cree su acceso al portal. Su nombre de usuario y contraseña anteriores no funcionan aquí.',
  'signIn.help': 'Ayuda para iniciar sesión',
  'signIn.newHere': '¿Primera vez en el portal?',
  'signIn.createAccount': 'Crear acceso al portal',
  'signIn.forgotPassword': '¿Olvidó su contraseña?',
  'signIn.forgotUsername': '¿Olvidó su nombre de usuario?',
  'signIn.quickPay': 'Pago rápido',
  'signIn.outage': '¿Sin luz?',
} satisfies Record<keyof typeof english, string>;
