import type { pushTexts as english } from './push.en.ts';

export const pushTexts = {
  'push.billReady': 'Su nueva factura está lista',
  'push.paymentDue': 'Un pago vence pronto',
  'push.pastDue': 'Un pago está vencido',
  'push.paymentReceived': 'Recibimos su pago',
  'push.draftComing': 'Se acerca un pago automático',
  'push.highUsage': 'Su consumo de energía fue alto',
  'push.lowPrepaidBalance': 'Su saldo prepagado es bajo',
  'push.prepaidDays': 'Su saldo prepagado se está acabando',
  'push.outage': 'No hay electricidad en su dirección',
  'push.restoration': 'Volvió la electricidad a su dirección',
  'push.most':
    'Las notificaciones están activadas en {most} dispositivos, que es el máximo. Quite uno de la lista para agregar este.',
  'push.endpoint': 'No podemos enviar notificaciones a este navegador. Pruebe con otro.',
  'push.title': 'Notificaciones en este dispositivo',
  'push.lead':
    'Reciba también en su pantalla los avisos que elija en esta página. No muestran cuentas ni montos, así que otros pueden verlos.',
  'push.off': 'Las notificaciones están desactivadas en este dispositivo.',
  'push.on': 'Las notificaciones están activadas en este dispositivo.',
  'push.turnOn': 'Activar notificaciones',
  'push.turnOff': 'Desactivar en este dispositivo',
  'push.turnedOff': 'Las notificaciones ya están desactivadas en este dispositivo.',
  'push.unsupported':
    'Este navegador no puede mostrar notificaciones. Los avisos siguen llegando por correo electrónico y mensaje de texto.',
  'push.blocked':
    'Su navegador bloquea las notificaciones de este sitio. Para permitirlas, abra la configuración del sitio junto a la dirección, arriba, permita las notificaciones y vuelva a cargar esta página.',
  'push.install':
    'En iPhone y iPad, agregue primero este sitio a la pantalla de inicio: toque Compartir y luego Agregar a inicio. Ábralo desde allí y vuelva a esta página.',
  'push.failed': 'No se pudieron activar las notificaciones. Revise su conexión e inténtelo de nuevo.',
  'push.devices': 'Dispositivos con notificaciones',
  'push.device.this': '{browser} (este dispositivo)',
  'push.device.since': 'Activadas desde el {day}',
  'push.device.last': 'Activadas desde el {day}; último aviso el {last}',
  'push.device.remove': 'Quitar',
  'push.device.removeNamed': 'Quitar {browser}, con notificaciones desde el {day}',
  'push.device.removed': 'El dispositivo ya no recibe notificaciones.',
} satisfies Record<keyof typeof english, string>;
