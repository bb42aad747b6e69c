import type { refusalMessages as english } from '../en/refusals.ts';

/** Why the server refuses a call, in Spanish. */
export const refusalMessages = {
  'error.maintenance': 'Volveremos pronto. Nuestro portal está en mantenimiento de rutina.',
  'error.notFound': 'No encontramos lo que buscaba.',
  'error.conflict': 'Alguien cambió esto hace un momento. Vuelva a cargar la página e intente de nuevo.',
  'error.tooManyRequests': 'Demasiados intentos. Espere un rato e intente de nuevo.',
  'error.payloadTooLarge': 'Es demasiado de una sola vez. Envíe menos.',
} satisfies Record<keyof typeof english, string>;
