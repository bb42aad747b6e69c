import type { pushTexts as english } from './push.en.ts';

export const pushTexts = {
  'push.billReady': 'Su nueva factura está lista',
  'push.paymentDue': 'Un pago vence pronto',
  'push.pastDue': 'Un pago está vencido',
  'push.paymentReceived': 'Recibimos su pago',
  'push.draftComing': 'Se acerca un pago automático',
  'push.highUsage': 'Su consumo de energía fue alto',
  'push.lowPrepaidBalance': 'Su saldo de prepago es bajo',
  'push.prepaidDays': 'Su saldo de prepago se está acabando',
  'push.outage': 'No hay electricidad en su dirección',
  'push.restoration': 'Volvió la electricidad a su dirección',
  'push.most':
    'Los avisos están activados en {most} dispositivos, que es el máximo. Quite uno de la lista para agregar este.',
  'push.endpoint': 'No podemos enviar avisos a este navegador. Pruebe con otro.',
} satisfies Record<keyof typeof english, string>;
