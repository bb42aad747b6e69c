import type { waysInTexts as english } from './ways-in.en.ts';

/** The same in Spanish. */
export const waysInTexts = {
  'passkeys.signIn': 'Usar una llave de acceso',
  'passkeys.signIn.orPassword': 'o con su contraseña',
  'passkeys.signIn.busy': 'Esperando a su dispositivo',
  'passkeys.failed': 'No se aceptó esta llave de acceso. Inténtelo de nuevo o entre de otra manera.',
  'passkeys.stopped': 'No se usó ninguna llave de acceso. Pruebe de nuevo o de otra manera.',
  'passkeys.prove': 'Confirmar con una llave de acceso',
  'passkeys.prove.lead': 'No tiene contraseña. Demuestre que es usted con una de sus llaves de acceso.',
  'passkeys.proved': 'Gracias. Tiene cinco minutos para hacer este cambio.',
  'passkeys.proof.needed': 'Confirme que es usted con una llave de acceso.',
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
    'Quien entre en la cuenta de {provider} que usted acaba de usar podrá iniciar sesión aquí como miembro {member}.',
  'outsideSignIn.confirm.yes': 'Conectar',
  'outsideSignIn.confirm.no': 'No conectar',
  'outsideSignIn.tie': 'Conectar {provider}',
  'outsideSignIn.tie.lead': 'Inicie sesión aquí con su cuenta de {provider}. Su contraseña se conserva.',
  'outsideSignIn.tie.way': 'Usted inicia sesión en {provider}, vuelve aquí y lo confirma.',
  'outsideSignIn.tie.unreached': '{provider} no responde en este momento. Inténtelo más tarde.',
  'outsideSignIn.tie.failed': 'No funcionó: la respuesta no era para este navegador o llegó tarde. Inténtelo de nuevo.',
  'outsideSignIn.tied': 'Desde el {day} está conectada. El {time} fue su último uso.',
  'outsideSignIn.tied.unused': 'Desde el {day} está conectada. Todavía no se ha usado.',
  'outsideSignIn.tie.done': '{provider} está conectada. Se lo avisamos por correo electrónico.',
  'outsideSignIn.untie.short': 'Desconectar',
  'outsideSignIn.untie.title': '¿Desconectar {provider}?',
  'outsideSignIn.untie.lead': 'Su cuenta de {provider} ya no iniciará su sesión aquí. Su contraseña se conserva.',
  'outsideSignIn.untie.busy': 'Desconectando',
  'outsideSignIn.untie.done': '{provider} ya no inicia su sesión aquí.',
  'outsideSignIn.change': 'Una contraseña nueva la desconecta.',
  'handOver.coming': 'Un momento, estamos iniciando su sesión...',
  'handOver.leaving': 'Espere, estamos abriendo la otra página...',
  'handOver.refused': 'El enlace que abrió ya no es válido. Inicie sesión.',
  'handOver.noLogin': 'Este socio no tiene aquí un inicio de sesión abierto.',
  'handOver.question.title': '¿Con qué acceso quiere seguir aquí?',
  'handOver.question':
    'Su sesión aquí es la del miembro {here}. La página de la que viene quiere iniciar la sesión del miembro {next}. Continúe solo si es usted.',
  'handOver.stay': 'Seguir como miembro {here}',
  'handOver.goOn': 'Continuar como miembro {next}',
  'handOver.signIn': 'Iniciar sesión',
  'handOver.redirect': 'Redirección',
  'handOver.continue': 'Continuar',
  'handOver.notAvailable': 'Aún no tenemos una cuenta en el portal del medidor para usted.',
} satisfies Record<keyof typeof english, string>;
