import type { stopChangeTexts as english } from './stop-change.en.ts';

export const stopChangeTexts = {
  'stopChange.title': 'Un cambio en un acceso al portal',
  'stopChange.secondStep':
    'Pidieron a nuestra oficina desactivar los códigos de inicio de sesión de su acceso al portal.',
  'stopChange.recovery':
    'Alguien que lee el correo electrónico de su acceso al portal pidió volver a entrar sin una llave de acceso.',
  'stopChange.email': 'Pidieron a nuestra oficina cambiar el correo electrónico de su acceso al portal a {email}.',
  'stopChange.due': 'Se hará el {time}.',
  'stopChange.ifYou': 'Si usted lo pidió, cierre esta página: no tiene que hacer nada.',
  'stopChange.ifNot': 'Si no lo pidió, deténgalo. Entonces nada cambia y nuestra oficina averiguará qué pasó.',
  'stopChange.stop': 'Detener este cambio',
  'stopChange.stopping': 'Deteniendo',
  'stopChange.stopped.title': 'El cambio está detenido',
  'stopChange.stopped': 'Nada cambió en el acceso. Llámenos al {phone} para que podamos averiguar quién lo pidió.',
  'stopChange.done.title': 'El cambio ya se hizo',
  'stopChange.done':
    'Se hizo el {time} y ya no se puede detener aquí. Si usted no lo pidió, llámenos de inmediato al {phone}.',
  'stopChange.over.title': 'Nada cambió',
  'stopChange.over': 'Este cambio no se hizo ni se hará. Si todavía lo quiere, llámenos al {phone}.',
  'stopChange.unknown.title': 'Este enlace no funciona',
  'stopChange.unknown': 'No conocemos este enlace. Si usted no pidió un cambio en su acceso, llámenos.',
  'stopChange.home': 'Ir al inicio',
} satisfies Record<keyof typeof english, string>;
