import type { paymentResultTexts as english } from './payment-results.en.ts';

/** Payment results, in Spanish. */
export const paymentResultTexts = {
  'paymentResult.title': 'Pagos',
  'paymentResult.processed': 'Su pago se ha procesado.',
  'paymentResult.processed.of': 'Pago procesado: {amount}',
  'paymentResult.paid': 'Usted pagó {amount} a {coop}',
  'paymentResult.note':
    'Puede recargar esta página, volver a ella o imprimirla durante 24 horas, hasta que cierre esta pestaña.',
  'paymentResult.printed': 'Impreso el {date}',
  'paymentResult.paidAccount': 'Cuenta',
  'paymentResult.name': 'Nombre',
  'paymentResult.address': 'Dirección del servicio',
  'paymentResult.balance': 'Saldo de la cuenta después de este pago',
  'paymentResult.account': 'Cuenta {number}',
  'paymentResult.amount': 'Monto del pago',
  'paymentResult.fee': 'Cargo por conveniencia',
  'paymentResult.total': 'Monto total del pago',
  'paymentResult.cardEnding': 'Tarjeta terminada en',
  'paymentResult.bankAccountEnding': 'Cuenta bancaria terminada en',
  'paymentResult.date': 'Fecha',
  'paymentResult.confirmation': 'Código de confirmación',
  'paymentResult.copy': 'Copiar código de confirmación',
  'paymentResult.copied': 'Código de confirmación copiado.',
  'paymentResult.print': 'Imprimir recibo',
  'paymentResult.copyTo': 'Enviarme este recibo por correo electrónico',
  'paymentResult.copyTo.onFile': 'Enviar este recibo a {email}',
  'paymentResult.copyTo.other': 'Otra dirección de correo electrónico',
  'paymentResult.copyTo.hint': 'A otra dirección va sin su nombre, su domicilio ni el número completo de la cuenta.',
  'paymentResult.copyTo.send': 'Enviar',
  'paymentResult.copyTo.invalid': 'Ingrese una dirección de correo electrónico válida.',
  'paymentResult.copyTo.sent': 'El recibo va en camino a {email}.',
  'paymentResult.copyTo.once': 'Puede enviarlo una vez más.',
  'paymentResult.copyTo.noneLeft':
    'Este recibo ya se envió dos veces por correo electrónico. Todavía puede imprimirlo.',
  'paymentResult.copyTo.spent':
    'Este recibo ya se envió dos veces por correo electrónico, que es lo máximo que enviamos. Imprímalo o llámenos al {phone}.',
  'paymentResult.copyTo.nobody': 'No tenemos ninguna dirección de correo electrónico registrada. Ingrese una.',
  'paymentResult.next.login': 'La próxima vez, pague más rápido',
  'paymentResult.next.login.text': 'Cree un acceso. Ponemos el número de cuenta por usted.',
  'paymentResult.next.login.go': 'Crear un acceso',
  'paymentResult.next.autoPay': 'Deje que cada factura se pague sola',
  'paymentResult.next.autoPay.text':
    'El pago automático cobra cada factura de una tarjeta o cuenta bancaria suya. Puede detenerlo en cualquier momento.',
  'paymentResult.next.autoPay.go': 'Configurar el pago automático',
  'paymentResult.done': 'Listo',
  'paymentResult.canceled': 'Su pago se ha cancelado.',
  'paymentResult.canceled.note': 'No se cobró nada.',
  'paymentResult.confirm': 'Para ver aquí este recibo, confirme la cuenta que se pagó.',
  'paymentResult.show': 'Mostrar recibo',
  'paymentResult.gone':
    'Este recibo se puede ver durante un día donde se hizo el pago. Su pago se recibió si tiene la confirmación.',
  'paymentResult.history': 'Ver sus pagos',
  'paymentResult.notFound':
    'No pudimos encontrar este pago. No pague otra vez todavía. Si se le cobró, aparecerá en el historial de su cuenta. Llámenos si no lo ve allí mañana.',
} satisfies Record<keyof typeof english, string>;
