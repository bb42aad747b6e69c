import type { offlineTexts as english } from './offline.en.ts';

/** Lo que muestra un dispositivo sin conexión. */
export const offlineTexts = {
  'offline.title': 'No tiene conexión',
  'offline.lead': 'Esta página llega por internet y su dispositivo no tiene conexión en este momento.',
  'offline.again': 'Intentar de nuevo',
  'offline.emergency': 'Número de emergencia para apagones',
  'offline.office': 'Nuestra oficina',
  'offline.lastSeen': 'Usted ya vio su cuenta',
  'offline.lastSeen.see': 'Ver lo que vio por última vez',
  'offline.outage': '¿No tiene luz?',
  'offline.outage.report': 'Reportar un apagón',
  'offline.outage.kept':
    'Puede escribir un reporte ahora. Se guarda en este dispositivo. Lo enviaremos en cuanto tenga conexión.',
} satisfies Record<keyof typeof english, string>;
