import type { KeptMethod } from './kept-method.ts';
import { outcomeOfBankAccount, outcomeOfCard } from './outcomes.ts';

const card = (number: string, brand: string): KeptMethod => ({
  token: `TEST-CARD-${number.slice(-4)}`,
  paymentType: 'cc',
  brand,
  lastFour: number.slice(-4),
  expires: '2039-12',
  outcome: outcomeOfCard(number),
});

const bankAccount = (number: string): KeptMethod => ({
  token: `TEST-BANK-${number.slice(-4)}`,
  paymentType: 'echeck',
  brand: '',
  lastFour: number.slice(-4),
  expires: null,
  outcome: outcomeOfBankAccount(number),
});

/** Ways of paying that every sandbox knows from the start, so that demo data can name them. */
export const testMethods: readonly KeptMethod[] = [
  card('4111111111111111', 'Visa'),
  card('5555555555554444', 'Mastercard'),
  card('4000000000000002', 'Visa'),
  card('4000000000009979', 'Visa'),
  card('4000000000000036', 'Visa'),
  card('4000000000000028', 'Visa'),
  card('4000000000000044', 'Visa'),
  bankAccount('000123456789'),
  bankAccount('000000000002'),
  bankAccount('000000009979'),
  bankAccount('000000000044'),
];
