import type { lastSeenTexts as english } from './last-seen.en.ts';

/** Lo que se vio por última vez, para leerlo sin conexión (identity-140 to identity-142). */
export const lastSeenTexts: Record<keyof typeof english, string> = {
  'lastSeen.title': 'Sin conexión',
  'lastSeen.keep': 'Guardar mi última página en este teléfono',
  'lastSeen.keep.lead':
    'Así puede leer su saldo, su consumo y sus facturas tal como los vio por última vez cuando este teléfono no tiene conexión.',
  'lastSeen.asOf': 'Al {moment}',
  'lastSeen.account': 'Cuenta que termina en {digits}',
  'lastSeen.due': 'Total a pagar',
  'lastSeen.balance': 'Saldo de la cuenta',
  'lastSeen.credit': 'Es un saldo a su favor. No debe nada.',
  'lastSeen.dueDate': 'Vence el {date}',
  'lastSeen.usage': 'Consumo por factura',
  'lastSeen.bills': 'Facturas',
  'lastSeen.billed': 'Facturado el',
  'lastSeen.used': 'Consumo',
  'lastSeen.amount': 'Importe',
  'lastSeen.dueBy': 'Vence',
  'lastSeen.none': 'En este dispositivo no se guarda nada de usted.',
  'lastSeen.none.next': 'Su cuenta aparecerá cuando vuelva a tener conexión.',
  'lastSeen.online': 'Tiene conexión. En su cuenta está lo que vale ahora.',
  'lastSeen.overview': 'Resumen de la cuenta',
  'lastSeen.again': 'Intentar de nuevo',
  'lastSeen.protects':
    'Está cifrado para esta aplicación en este teléfono, y se borra cuando usted cierra la sesión. No está a salvo de quien pueda desbloquear su teléfono.',
};
