import type { allAccountsTexts as english } from './all-accounts.en.ts';

/** All accounts of the member, in Spanish. */
export const allAccountsTexts = {
  'allAccounts.title': 'Todas las cuentas',
  'allAccounts.search': 'Buscar',
  'allAccounts.search.hint': 'Número de cuenta, nombre o dirección',
  'allAccounts.found': '{count} cuentas, {balance} en total',
  'allAccounts.foundOne': '1 cuenta, {balance}',
  'allAccounts.none': 'Ninguna cuenta coincide.',
  'allAccounts.number': 'Cuenta',
  'allAccounts.holder': 'Titular de la cuenta',
  'allAccounts.address': 'Dirección del servicio',
  'allAccounts.status': 'Situación',
  'allAccounts.statusText': '{status}, {type}',
  'allAccounts.due': 'Vence',
  'allAccounts.credit': 'a su favor',
  'allAccounts.balance': 'Saldo',
  'formerAccounts.title': 'Cuentas que tuvo antes',
  'formerAccounts.lead': 'Las facturas y los pagos de su propio tiempo siguen aquí para usted.',
  'formerAccounts.fromTo': '{number}, {type}, del {from} al {until}',
  'formerAccounts.until': '{number}, {type}, hasta el {until}',
  'formerAccounts.bills': 'Facturas',
  'formerAccounts.payments': 'Pagos',
  'formerAccounts.bill': 'Abrir la factura del {date}',
  'formerAccounts.none': 'No hay nada registrado de ese tiempo.',
  'allAccounts.choose': 'Ver la cuenta {number}',
} satisfies Record<keyof typeof english, string>;
