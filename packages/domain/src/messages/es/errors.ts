import type { errorMessages as english } from '../en/errors.ts';

/** Errors that any call may end in, in Spanish. */
export const errorMessages = {
  'error.unauthorized': 'Acceso no autorizado.',
  'error.unavailable': 'No podemos procesar su solicitud en este momento. Intente de nuevo más tarde.',
  'error.maintenance': 'Volveremos pronto. Nuestro portal está en mantenimiento de rutina.',
  'error.unknown': '¡Error desconocido!',
  'error.notFound': 'No encontramos lo que buscaba.',
  'error.invalid': 'Revise este dato.',
  'error.tooLong': 'Use como máximo {max} caracteres.',
  'error.conflict': 'Alguien cambió esto hace un momento. Vuelva a cargar la página e intente de nuevo.',
  'error.tooManyRequests': 'Demasiados intentos. Espere un rato e intente de nuevo.',
  'error.timeout': 'Esto está tardando más de lo debido. Intente de nuevo.',
  'error.offline': 'No pudimos comunicarnos con nuestro servidor. Revise su conexión e intente de nuevo.',
  'error.payloadTooLarge': 'Es demasiado de una sola vez. Envíe menos.',
  'error.tryAgain': 'Intentar de nuevo',
  'error.thereIsAProblem': 'Hay un problema',
  'error.prefix': 'Error: ',
  'error.serviceUnavailable': 'El servicio no está disponible. Comuníquese con el administrador.',
  'error.draftsUnavailable': 'El servicio de débitos automáticos no está disponible. Comuníquese con el administrador.',
} satisfies Record<keyof typeof english, string>;
