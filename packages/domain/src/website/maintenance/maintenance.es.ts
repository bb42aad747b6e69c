import type { maintenanceTexts as english } from './maintenance.en.ts';

/** The maintenance page, in Spanish. */
export const maintenanceTexts = {
  'maintenance.title': 'Volveremos pronto',
  'maintenance.about':
    'Nuestro portal está en mantenimiento de rutina. Sus cuentas están seguras y los pagos que hizo siguen su curso como siempre.',
  'maintenance.untilToday': 'Regreso previsto: {time}.',
  'maintenance.until': 'Regreso previsto: {day}, {time}.',
  'maintenance.waiting': 'Puede dejar esta página abierta. Se cargará de nuevo cuando volvamos.',
  'maintenance.emergency': 'Apagón o emergencia, de día y de noche',
  'maintenance.office': 'Nuestra oficina, {hours}',
} satisfies Record<keyof typeof english, string>;
