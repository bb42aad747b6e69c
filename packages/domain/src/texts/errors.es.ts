import type { errorTexts as english } from './errors.en.ts';

/** Errors that any call may end in, in Spanish. */
export const errorTexts = {
  'error.unauthorized': 'Acceso no autorizado.',
  'error.unavailable': 'No podemos procesar su solicitud en este momento. Intente de nuevo más tarde.',
  'error.unknown': '¡Error desconocido!',
  'error.invalid': 'Revise este dato.',
  'error.tooLong': 'Use como máximo {max} caracteres.',
  'error.timeout': 'Esta página tarda demasiado. Intente de nuevo.',
  'error.offline': 'No pudimos comunicarnos con nuestro servidor. Revise su conexión e intente de nuevo.',
  'error.tryAgain': 'Intentar de nuevo',
  'error.notAgain': 'No pudimos revisar de nuevo.',
  'error.page': 'No se pudo cargar esta página',
  'error.page.text': 'Revise su conexión e intente de nuevo. Si no puede esperar, llámenos al {phone}.',
  'error.thereIsAProblem': 'Hay un problema',
  'error.prefix': 'Error: ',
  'error.serviceUnavailable': 'El servicio no está disponible ahora. Llámenos si lo necesita hoy.',
  'error.draftsUnavailable': 'El débito automático no está disponible ahora. Llámenos si lo necesita hoy.',
} satisfies Record<keyof typeof english, string>;
