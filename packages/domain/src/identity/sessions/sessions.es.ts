import type { sessionsTexts as english } from './sessions.en.ts';

/** The same, in Spanish. */
export const sessionsTexts = {
  'sessions.title': 'Dónde tiene sesión iniciada',
  'sessions.lead': 'Si no reconoce alguna, ciérrela y elija una contraseña nueva.',
  'sessions.this': 'Este navegador',
  'sessions.unknownDevice': 'Un dispositivo desconocido',
  'sessions.since': 'Sesión iniciada el {since} desde {network}, último uso: {used}.',
  'sessions.since.noNetwork': 'Sesión iniciada el {since}, último uso: {used}.',
  'sessions.end': 'Cerrar',
  'sessions.endOthers': 'Cerrar todas las demás',
  'sessions.end.title': '¿Cerrar esta sesión?',
  'sessions.end.lead': 'La sesión de {device} se cierra de inmediato.',
  'sessions.endOthers.title': '¿Cerrar todas las demás sesiones?',
  'sessions.endOthers.lead': 'Se cierra de inmediato la sesión en los demás navegadores y teléfonos. Aquí la conserva.',
  'sessions.cancel': 'Cancelar',
  'sessions.ending': 'Cerrando',
  'sessions.ended': 'La sesión se cerró.',
  'sessions.hasEnded': 'Esta sesión ya se había cerrado.',
} as const satisfies Record<keyof typeof english, string>;
