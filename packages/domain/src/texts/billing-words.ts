import type { TextLanguage } from './languages.ts';

/** The words that billing systems send, as docs/import.md names them, and what they are in Spanish. */
const spanish: Readonly<Record<string, string>> = {
  // Account types.
  Electric: 'Electricidad',
  Water: 'Agua',
  Sewer: 'Alcantarillado',
  Gas: 'Gas',
  Propane: 'Propano',
  Internet: 'Internet',
  Residential: 'Casa',
  Farm: 'Granja o rancho',
  Business: 'Negocio',
  Fiber: 'Fibra óptica',
  Light: 'Alumbrado',
  // Account statuses and derived statuses.
  Active: 'Activa',
  Inactive: 'Inactiva',
  Closed: 'Cerrada',
  Current: 'Al corriente',
  'Past Due': 'Vencida',
  'Pending Reconnect': 'Reconexión pendiente',
  'Pending Disconnect': 'Desconexión pendiente',
  Disconnected: 'Desconectada',
  'Final Billed': 'Con factura final',
  // Billing types.
  Standard: 'Estándar',
  Budget: 'Pago nivelado',
  Average: 'Promedio',
  // Kinds of phones and of deposits.
  Cell: 'Celular',
  Home: 'Casa',
  Work: 'Trabajo',
  'Joint member': 'Cotitular',
  Bookkeeper: 'Contador',
  'Connection deposit': 'Depósito de conexión',
  'Additional deposit': 'Depósito adicional',
  // Ways of paying, and what co-ops call accounts that are paid ahead.
  Card: 'Tarjeta',
  Cash: 'Efectivo',
  Check: 'Cheque',
  Draft: 'Débito automático',
  'E-check': 'Cheque electrónico',
  Prepaid: 'Prepago',
  // The state of the power.
  ON: 'CON SERVICIO',
  OFF: 'SIN SERVICIO',
  'N/A': 'N/D',
};

/** A word of the billing system as a member reads it. English is as it was sent, and so is any word that is not known. */
export const billingWord = (word: string, language: TextLanguage): string =>
  (language === 'es' && Object.hasOwn(spanish, word) ? spanish[word] : undefined) ?? word;
