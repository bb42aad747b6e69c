import type { signInMessages as english } from '../en/sign-in.ts';

/** Sign-in, in Spanish. */
export const signInMessages = {
  'signIn.title': 'Iniciar sesión',
  'signIn.lead': 'en su cuenta de socio de {coop}',
  'signIn.username': 'Nombre de usuario',
  'signIn.username.required': 'Escriba su nombre de usuario.',
  'signIn.password': 'Contraseña',
  'signIn.password.required': 'Escriba su contraseña.',
  'signIn.password.noPasting': 'Aquí no se puede pegar. Escriba su contraseña a mano.',
  'signIn.submit': 'Iniciar sesión',
  'signIn.busy': 'Iniciando sesión',
  'signIn.failed': 'El nombre de usuario o la contraseña no son correctos.',
  'signIn.loggedOut': 'Ha cerrado la sesión correctamente',
  'signIn.upn':
    'Si es la primera vez que entra aquí, cree una cuenta nueva del portal. Su nombre de usuario y contraseña del portal anterior no funcionan.',
  'signIn.help': 'Ayuda para iniciar sesión',
  'signIn.newHere': '¿Primera vez en el portal?',
  'signIn.createAccount': 'Crear cuenta',
  'signIn.forgotPassword': '¿Olvidó su contraseña?',
  'signIn.forgotUsername': '¿Olvidó su nombre de usuario?',
  'signIn.quickPay': 'Pago rápido',
  'signIn.outage': '¿Sin luz?',
} satisfies Record<keyof typeof english, string>;
