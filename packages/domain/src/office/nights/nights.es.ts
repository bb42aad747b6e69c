import type { nightsTexts as english } from './nights.en.ts';

/** What the office is told of a night that did not go well, in Spanish. */
export const nightsTexts: Readonly<Record<keyof typeof english, string>> = {
  'nights.mail.subject': '{coop}: la noche no salió bien',
  'nights.mail.lead':
    'La ejecución nocturna terminó con fallas. Lo que salió bien está hecho; cada paso se puede repetir por sí solo.',
  'nights.mail.failed': '{step}: se detuvo. {why} De nuevo: {command}',
  'nights.mail.open': '{step}: quedó algo pendiente; el registro de esta noche dice qué. De nuevo: {command}',
  'nights.step.import': 'La importación de los archivos del sistema de facturación',
  'nights.step.price': 'El cálculo de los días de cuentas con tarifa por horario',
  'nights.step.reconcile': 'La comparación de nuestros libros con los del procesador de pagos',
  'nights.step.export': 'Las exportaciones para el sistema de facturación',
  'nights.step.send': 'El envío de las exportaciones',
  'nights.step.backup': 'La copia de seguridad',
};
