import type { outsideSignInTexts as english } from './outside-sign-in.en.ts';

/** The same in Spanish. */
export const outsideSignInTexts = {
  'outsideSignIn.button': 'Iniciar sesión con {provider}',
  'outsideSignIn.busy': 'Yendo a {provider}',
  'outsideSignIn.coming': 'Iniciando su sesión',
  'outsideSignIn.unreached':
    '{provider} no responde en este momento. Inicie sesión con su nombre de usuario y contraseña.',
  'outsideSignIn.failed':
    'No funcionó: la respuesta no era para este navegador o llegó tarde. Inténtelo de nuevo, o inicie sesión con su nombre de usuario y contraseña.',
  'outsideSignIn.notTied':
    'Su cuenta de {provider} todavía no está conectada aquí. Inicie sesión una vez con su nombre de usuario y contraseña, y luego conéctela en Mi perfil.',
  'outsideSignIn.ofAnother':
    'Esta cuenta de {provider} está conectada a otro inicio de sesión de aquí. Primero desconéctela allí.',
  'outsideSignIn.toSignIn': 'Volver a iniciar sesión',
  'outsideSignIn.confirm.title': '¿Conectar {provider}?',
  'outsideSignIn.confirm':
    'Quien entre en la cuenta de {provider} que usted acaba de usar podrá iniciar sesión aquí como {username}.',
  'outsideSignIn.confirm.yes': 'Conectar',
  'outsideSignIn.confirm.no': 'No conectar',
  'outsideSignIn.tie': 'Conectar {provider}',
  'outsideSignIn.tie.lead': 'Inicie sesión aquí con su cuenta de {provider}. Su contraseña se conserva.',
  'outsideSignIn.tied': 'Conectada desde el {day}. Último uso: {time}.',
  'outsideSignIn.tied.unused': 'Conectada desde el {day}. Todavía sin uso.',
  'outsideSignIn.tie.done': '{provider} está conectada. Se lo avisamos por correo electrónico.',
  'outsideSignIn.untie': 'Desconectar {provider}',
  'outsideSignIn.untie.done': '{provider} ya no inicia su sesión aquí.',
  'outsideSignIn.change': 'Una contraseña nueva la desconecta.',
} satisfies Record<keyof typeof english, string>;
