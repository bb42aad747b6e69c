import type { delinquentTexts as english } from './delinquents.en.ts';

/** Delinquents, on screen and on paper, in Spanish. */
export const delinquentTexts = {
  'delinquents.lead': 'Avisos sobre facturas que no se pagaron a tiempo.',
  'delinquents.document': 'PDF',
  'delinquents.view': 'Ver',
  'delinquents.viewOf': 'el aviso sobre la factura del {date}',
  'delinquents.title': 'Aviso sobre la factura del {date}',
  'delinquents.billDate': 'Fecha de la factura',
  'delinquents.pastDue': 'Vencido',
  'delinquents.lateFee': 'Cargo por pago tardío',
  'delinquents.cutoffDate': 'Fecha de corte',
  'delinquents.noCutoff': 'Ninguna',
  'delinquents.pages': 'Páginas de avisos de pago vencido',
  'delinquents.none': 'No hay avisos de pago vencido.',
  'delinquents.failed': 'No podemos procesar su solicitud en este momento. Llámenos si lo necesita hoy.',
  'delinquents.notFound': 'No encontramos este aviso.',
  'delinquents.paper.title': 'Aviso de pago vencido',
  'delinquents.paper.account': 'Número de cuenta',
  'delinquents.paper.noticeDate': 'Fecha del aviso',
  'delinquents.paper.billDate': 'Fecha de la factura',
  'delinquents.paper.greeting': '{name}:',
  'delinquents.paper.greetingMember': 'A quien corresponda:',
  'delinquents.paper.about':
    'Según nuestros registros, la factura del {date} de la dirección indicada arriba no se ha pagado por completo. Si la pagó en los últimos días, gracias. Puede ignorar este aviso.',
  'delinquents.paper.pastDue': 'Vencido',
  'delinquents.paper.lateFee': 'Cargo por pago tardío',
  'delinquents.paper.total': 'Total a pagar',
  'delinquents.paper.cutoff':
    'Para no perder el servicio, pague este monto antes del {weekday} {date}. Ese día el servicio puede ser desconectado y pueden agregarse cargos de desconexión y de reconexión.',
  'delinquents.paper.noCutoff': 'Pague este monto lo antes posible, para que no se agreguen más cargos.',
  'delinquents.paper.help':
    'Si no puede pagar todo ahora, llámenos antes de ese día: {phone}, {hours}. A menudo podemos llegar a un acuerdo de pago.',
  'delinquents.paper.help.noCutoff':
    'Si no puede pagar todo ahora, llámenos: {phone}, {hours}. A menudo podemos llegar a un acuerdo de pago.',
  'delinquents.paper.online': 'Puede pagar en cualquier momento en {url}.',
  'delinquents.paper.sign': 'Atención al socio, {coop}',
} satisfies Record<keyof typeof english, string>;
