import type { refusalTexts as english } from './refusals.en.ts';

/** Why the server refuses a call, in Spanish. */
export const refusalTexts = {
  'error.maintenance': 'Volveremos pronto. Nuestro portal está en mantenimiento de rutina.',
  'error.notFound': 'No encontramos lo que buscaba.',
  'error.conflict': 'Alguien cambió esto hace un momento. Vuelva a cargar la página e intente de nuevo.',
  'error.tooManyRequests': 'Demasiados intentos. Espere un poco e intente de nuevo.',
  'error.beingUpdated':
    'Su cuenta se está actualizando en este momento. No se cambió nada. Intente de nuevo en un minuto o llame al {phone}.',
  'autoPay.tooManyChanges':
    'Cambió los pagos automáticos muchas veces en la última hora. Aún puede pausarlos o quitarlos; espere un rato antes de cambiarlos otra vez.',
  'error.proofNeeded': 'Un momento, por favor. Lo comprobamos por su seguridad.',
  'limits.account.locked':
    'Demasiados intentos no coincidieron con esta cuenta. Hasta el {time} solo se abre con un código que enviamos a un contacto registrado, o en un navegador que ya pagó por ella. O llámenos al {phone}.',
  'limits.login.locked':
    'Demasiadas contraseñas eran incorrectas. Hasta el {time} este acceso pide además un código que enviamos a un contacto registrado. O llámenos al {phone}.',
  'signIn.lockedByOffice': 'Nuestra oficina bloqueó este acceso. Para abrirlo de nuevo, llámenos al {phone}.',
  'limits.registration.locked':
    'Demasiados intentos no coincidieron con esta cuenta. Intente de nuevo después del {time}, o llámenos al {phone}.',
  'limits.codes.spent':
    'Ya enviamos varios códigos ahí. El más reciente todavía sirve; podemos enviar otro después del {time}. O llámenos al {phone}.',
  'payment.closed': 'Los pagos están cerrados por un momento mientras revisamos nuestros registros. Vuelva más tarde.',
  'account.closed':
    'Esta cuenta se cerró el {day}. Todavía puede pagar lo que se debe y ver sus facturas. Para lo demás, llámenos al {phone}.',
  'error.payloadTooLarge': 'Es demasiado largo. Acórtelo e intente de nuevo.',
} satisfies Record<keyof typeof english, string>;
