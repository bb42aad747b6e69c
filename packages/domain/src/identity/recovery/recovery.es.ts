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
  'recovery.code.wrong': 'El código no es correcto. Cada código sirve una sola vez.',
  'recovery.wait.comeIn':
    'Esto se detuvo dos veces. Venga a nuestra oficina con una identificación con foto, o llame al {phone} para saber qué traer.',
  'recovery.wait.other': 'Ya espera otro cambio de este acceso. Llámenos al {phone}.',
  'recovery.reset.goHome': 'Ir a Inicio',
  'recovery.reset.askAgain': 'Pedir un enlace nuevo',
  'safeRecovery.title': 'Volver a entrar',
  'safeRecovery.lead': '{member}, usted entra sin contraseña. Muestre una cosa más que solo usted tenga.',
  'safeRecovery.passkey': '¿Tiene una llave de acceso, aquí o en otro dispositivo?',
  'safeRecovery.code': 'Código de su aplicación de autenticación, o un código de recuperación',
  'safeRecovery.enter': 'Volver a entrar',
  'safeRecovery.entering': 'Un momento',
  'safeRecovery.wait.title': '¿No tiene nada más a mano?',
  'safeRecovery.wait.lead':
    'Entonces espere 24 horas. Ahora avisamos a todos sus contactos, y cada uno puede detenerlo. Después enviamos un enlace a este correo electrónico.',
  'safeRecovery.wait': 'Esperar 24 horas',
  'safeRecovery.wait.asking': 'Solicitando',
  'safeRecovery.waits.title': 'Espera hasta el {time}',
  'safeRecovery.waits':
    'Avisamos a todos sus contactos. Si ninguno lo detiene, entonces enviaremos un enlace a su correo electrónico. Puede cerrar esta página.',
  'safeRecovery.comeIn':
    'Volver a entrar por correo electrónico se detuvo dos veces. Venga a nuestra oficina con una identificación con foto, o llame al {phone} para saber qué traer.',
  'safeRecovery.waited.lead':
    '{member}, nadie lo detuvo. Entre ahora y agregue enseguida una llave de acceso o elija una contraseña: tiene 20 minutos para hacerlo.',
  'safeRecovery.backToLogin': 'Volver a iniciar sesión',
} satisfies Record<keyof typeof english, string>;
