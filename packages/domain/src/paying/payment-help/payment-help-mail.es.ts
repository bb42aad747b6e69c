import type { paymentHelpMailTexts as english } from './payment-help-mail.en.ts';

export const paymentHelpMailTexts = {
  'mail.help.asked.subject': 'Tenemos su solicitud de ayuda para pagar',
  'mail.help.asked.extension': 'Para la cuenta {number} pidió pagar {amount} a más tardar el {date}.',
  'mail.help.asked.arrangement': 'Para la cuenta {number} pidió pagar {amount} en {count} partes:',
  'mail.help.part': '{amount} a más tardar el {date}',
  'mail.help.asked.until':
    'Le respondemos a más tardar el {date}. Hasta que tenga nuestra respuesta, lo que debe sigue venciendo el mismo día y, si hay una fecha de desconexión, no cambia.',
  'mail.help.asked.still':
    'Hasta que tenga nuestra respuesta, lo que debe sigue venciendo el mismo día y, si hay una fecha de desconexión, no cambia.',
  'mail.help.granted.subject': 'Se concedió su solicitud de ayuda para pagar',
  'mail.help.granted.extension': 'Para la cuenta {number} tiene hasta el {date} para pagar {amount}.',
  'mail.help.granted.extension.means': 'No se desconecta su servicio por este monto si lo paga a más tardar ese día.',
  'mail.help.granted.arrangement': 'Para la cuenta {number} paga {amount} en {count} partes:',
  'mail.help.granted.arrangement.means':
    'No se desconecta su servicio por este monto si paga cada parte a más tardar en su día. Si falta una, el acuerdo termina.',
  'mail.help.refused.subject': 'Sobre su solicitud de ayuda para pagar',
  'mail.help.refused': 'No pudimos conceder lo que pidió para la cuenta {number}. {reason}',
  'mail.help.refused.means':
    'Lo que debe sigue venciendo el mismo día y, si hay una fecha de desconexión, no cambia. Llámenos al {phone}: una persona puede ver qué más le ayudaría.',
  'mail.help.contradicted.subject': 'Llámenos por el tiempo que le dimos para pagar',
  'mail.help.contradicted':
    'Para la cuenta {number} le dijimos que tiene hasta el {date}. Ahora nuestro sistema de facturación no lo muestra, así que podrían desconectar su servicio antes.',
  'mail.help.contradicted.means': 'Lo estamos revisando. Llámenos al {phone}.',
  'mail.help.ranOut.subject': 'No respondimos a su solicitud de ayuda para pagar',
  'mail.help.ranOut':
    'Lo que pidió para la cuenta {number} era hasta el {date}. Ese día ya pasó y no respondimos. No se concedió.',
  'mail.help.ranOut.means':
    'Lo sentimos. Lo que se debe sigue debiéndose. Puede pedirlo de nuevo o llamarnos al {phone}.',
  'mail.help.reopened.subject': 'Estamos revisando otra vez su solicitud',
  'mail.help.reopened': 'Estamos revisando otra vez lo que pidió para la cuenta {number}.',
} satisfies Record<keyof typeof english, string>;
