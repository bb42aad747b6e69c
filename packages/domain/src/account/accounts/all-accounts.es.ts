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
  'allAccounts.choose': 'Ver la cuenta {number}',
} satisfies Record<keyof typeof english, string>;
