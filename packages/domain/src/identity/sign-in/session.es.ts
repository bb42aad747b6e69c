import type { sessionTexts as english } from './session.en.ts';

/** The warning before a session ends, in Spanish. */
export const sessionTexts = {
  'session.title': '¿Sigue ahí?',
  'session.ending': 'Por su seguridad, su sesión se cerrará en {time}.',
  'session.minutes': '{count} minutos',
  'session.minute': '1 minuto',
  'session.seconds': '{count} segundos',
  'session.kept': 'Lo que escribió lo espera en esta página hasta que vuelva.',
  'session.stay': 'Mantener la sesión',
  'session.signOut': 'Cerrar sesión',
} satisfies Record<keyof typeof english, string>;
