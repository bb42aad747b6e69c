import type { noticeTexts as english } from './notices.en.ts';

/** Sentences of a text keep to letters of the GSM alphabet: á, í, ó and ú would cut a segment to 70 characters. */
export const noticeTexts = {
  'notice.billReady.subject': 'Su factura: {amount}, vence el {day}',
  'notice.billReady.subject.noDay': 'Su factura está lista: {amount}',
  'notice.billReady': 'Ya puede ver su factura de {amount} de la cuenta terminada en {ending}. Vence el {day}.',
  'notice.billReady.noDay': 'Ya puede ver su factura de {amount} de la cuenta terminada en {ending}.',
  'notice.paymentDue.subject': 'Su pago vence el {day}',
  'notice.paymentDue': 'El pago de {amount} de la cuenta terminada en {ending} vence el {day}.',
  'notice.pastDue.subject': 'Su pago está vencido',
  'notice.pastDue': 'La cuenta terminada en {ending} debe {amount} desde el {day}. Pague o llame al {phone}.',
  'notice.paid': 'Si ya pagó, gracias: no tiene que hacer nada más.',
  'notice.paymentReceived.subject': 'Recibimos su pago',
  'notice.paymentReceived': 'Gracias. Recibimos {amount} para la cuenta terminada en {ending}.',
  'notice.draftComing.subject': 'Cobraremos {amount} el {day}',
  'notice.draftComing':
    'El {day} cobraremos {amount} por su cuenta de servicio terminada en {ending}, con su pago recurrente.',
  'notice.highUsage.subject': 'Consumo alto el {day}',
  'notice.highUsage': 'Consumo alto, cuenta terminada en {ending}: {usage} {unit} el {day}, sobre {threshold} {unit}.',
  'notice.lowPrepaidBalance.subject': 'Su saldo prepago es bajo',
  'notice.lowPrepaidBalance':
    'El saldo prepago de la cuenta terminada en {ending} es {credit}. Recargue para no perder el servicio.',
  'notice.prepaidDays.subject': 'Su dinero prepago dura unos {days} días más',
  'notice.prepaidDays.subject.day': 'Su dinero prepago dura aproximadamente 1 día más',
  'notice.prepaidDays.subject.none': 'Su dinero prepago se acaba en menos de un día',
  'notice.prepaidDays': 'Cuenta prepaga {ending}: quedan {credit} ({days} d), hasta cerca del {day}.',
  'notice.prepaidDays.day': 'Cuenta prepaga {ending}: quedan {credit}, hasta cerca del {day}.',
  'notice.prepaidDays.none': 'Cuenta prepaga {ending}: quedan {credit}, ni para hoy. Agregue dinero.',
  'notice.outage.subject': 'Apagón en {street}',
  'notice.outage': 'Cuenta terminada en {ending}: sin luz desde el {time} Regreso estimado: {estimate}',
  'notice.outage.noEstimate': 'Cuenta terminada en {ending}: sin luz desde el {time} Ya trabajamos en ello.',
  'notice.restoration.subject': 'Ya hay luz en {street}',
  'notice.restoration': 'Hay luz en la cuenta terminada en {ending} ({time}). ¿Sigue sin luz? Llame al {phone}.',
  'notice.account': 'Cuenta {account}, {address}',
  'notice.action.bills': 'Ver sus facturas',
  'notice.action.pay': 'Pagar su factura',
  'notice.action.days': 'Ver los días que quedan',
  'notice.action.plan': 'Ver su plan',
  'notice.action.usage': 'Ver su consumo',
  'notice.action.outage': 'Ver los apagones',
  'notice.email.end': 'Puede cambiar o cancelar este aviso en Administrar avisos',
  'notice.text.end': 'ALTO deja estos avisos; ALTO TODO, todos.',
  'notice.text.end.all': 'Responda ALTO para dejar todos.',
  'notice.text.welcome':
    'Ya recibe avisos de su cuenta. La cantidad cambia. Puede haber cargos por mensajes y datos. AYUDA: ayuda. ALTO TODO: dejar.',
  'notice.text.welcome.all':
    'Ya recibe avisos de su cuenta. La cantidad cambia. Puede haber cargos por mensajes y datos. AYUDA: ayuda. ALTO: dejar.',
  'notice.voice.end':
    'Para no recibir estas llamadas, llámenos al {phone}, o inicie sesión y abra Administrar avisos. Repetimos: nuestro número es el {phone}.',
  'notice.voice.kilowattHours': 'kilovatios hora',
  'notice.voice.gallons': 'galones',
  'notice.voice.therms': 'termias',
  'notice.topic.billReady': 'facturas nuevas',
  'notice.topic.paymentDue': 'pagos por vencer',
  'notice.topic.pastDue': 'pagos vencidos',
  'notice.topic.paymentReceived': 'pagos recibidos',
  'notice.topic.draftComing': 'débitos y pagos por venir',
  'notice.topic.highUsage': 'consumo alto',
  'notice.topic.lowPrepaidBalance': 'su saldo prepago',
  'notice.topic.prepaidDays': 'sus días de prepago',
  'notice.topic.outage': 'apagones',
  'notice.reply.stopped':
    'Ya no le llegan mensajes de {topic}. Responda ALTO TODO para dejar todos, INICIAR para recibirlos de nuevo.',
  'notice.reply.stoppedAll':
    'Ya no le llegan avisos por mensaje a este celular. Responda INICIAR para recibirlos de nuevo.',
  'notice.reply.started':
    'Ya le enviaremos otra vez los avisos de texto que usted tiene marcados en el portal. Responda ALTO para dejarlos.',
  'notice.reply.started.all':
    'Ya recibe otra vez los avisos que tiene marcados en el portal. Puede haber cargos. AYUDA: ayuda. ALTO: dejar.',
  'notice.reply.help.all':
    'Avisos de su cuenta. Preguntas: llame al {phone}. Puede haber cargos. Responda ALTO para dejar todos.',
  'notice.reply.help': 'Preguntas: llame al {phone}. Responda ALTO para dejar este aviso, ALTO TODO para dejar todos.',
} satisfies Record<keyof typeof english, string>;
