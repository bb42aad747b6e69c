import type { recoveryTexts as english } from './recovery.en.ts';

/** Forgotten passwords and usernames, and new passwords by link, in Spanish. */
export const recoveryTexts = {
  'recovery.password.title': 'Olvidé mi contraseña',
  'recovery.password.lead':
    'Escriba su nombre de usuario y el correo electrónico de su acceso al portal. Le enviaremos un enlace.',
  'recovery.username.title': 'Olvidé mi nombre de usuario',
  'recovery.username.lead':
    'Escriba su número de cuenta y el correo electrónico de su acceso al portal. Allí le enviaremos su nombre de usuario.',
  'recovery.username': 'Nombre de usuario',
  'recovery.email': 'Correo electrónico',
  'recovery.email.required': 'Escriba el correo electrónico.',
  'recovery.email.invalid': 'Escriba un correo electrónico como nombre@ejemplo.com.',
  'recovery.accountNumber': 'Número de cuenta',
  'recovery.send': 'Enviar',
  'recovery.sending': 'Enviando',
  'recovery.sent.title': 'Revise su correo electrónico',
  'recovery.password.sent':
    'Si lo que escribió corresponde a una cuenta, un enlace va en camino. Funciona una vez, durante 30 minutos.',
  'recovery.username.sent': 'Si lo que escribió corresponde a una cuenta, su nombre de usuario va en camino.',
  'recovery.signIn': 'Iniciar sesión',
  'recovery.backToLogin': 'Volver a Iniciar sesión',
  'recovery.reset.title': 'Restablecer contraseña',
  'recovery.reset.lead': 'Elija una contraseña nueva para {member}.',
  'recovery.reset.submit': 'Enviar',
  'recovery.reset.done': 'Su contraseña ha cambiado. Ya puede iniciar sesión con ella.',
  'recovery.reset.invalidTitle': 'Este enlace no funciona',
  'recovery.reset.invalid':
    'El enlace ya no es válido. Los enlaces funcionan una vez y durante 30 minutos. Pida uno nuevo.',
  'recovery.reset.goHome': 'Ir a Inicio',
  'recovery.reset.askAgain': 'Pedir un enlace nuevo',
} satisfies Record<keyof typeof english, string>;
