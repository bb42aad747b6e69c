import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const getHelp = operation('payment-help.get', 'GET /v3/accounts/{accountNumber}/payment-help');
export const askForHelp = operation('payment-help.ask', 'POST /v3/accounts/{accountNumber}/payment-help');

export type Help = ResponseOf<'payment-help.get'>;
export type Offer = Help['offers'][number];
export type Asked = NonNullable<Help['help']>;

export const helpKey = (accountNumber: string) => ['payment-help', accountNumber] as const;
