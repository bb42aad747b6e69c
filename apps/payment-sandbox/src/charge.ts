import { setTimeout as pause } from 'node:timers/promises';
import type { Authorization, TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { Clock } from './clock.ts';
import type { Method } from './entry-form.ts';
import { postBack } from './postback.ts';
import { resultOf } from './results.ts';
import type { SandboxSettings } from './settings.ts';
import type { Transactions } from './transactions.ts';

/** What a charge leads to: the browser goes back with a result, sees a problem, or hears nothing more. */
export type ChargeOutcome =
  | { readonly kind: 'return'; readonly result: TransactionResult }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'silent' };

interface Company {
  readonly settings: SandboxSettings;
  readonly transactions: Transactions;
  readonly clock: Clock;
}

/** Carries out a charge as its test number asks. */
export async function carryOut(
  { settings, transactions, clock }: Company,
  authorization: Authorization,
  feeCents: number,
  method: Method,
): Promise<ChargeOutcome> {
  const make = (status: 'approved' | 'declined') => resultOf(authorization, status, method, feeCents, clock.now());
  const post = (result: TransactionResult) => postBack(result, settings.postbackUrl, settings.secret);
  if (method.outcome === 'error')
    return { kind: 'refused', problem: 'Our processor had a problem. Nothing was charged. Please try again.' };
  if (method.outcome === 'decline') {
    const declined = make('declined');
    await transactions.keep(declined);
    void post(declined);
    return {
      kind: 'refused',
      problem: 'Your bank declined this payment. Nothing was charged. Try another card or account.',
    };
  }
  const approved = make('approved');
  await transactions.keep(approved);
  switch (method.outcome) {
    case 'hang':
      await pause(settings.hangSeconds * 1000);
      return { kind: 'silent' };
    case 'silent':
      return { kind: 'silent' };
    case 'answerTwice':
      void post(approved);
      void post(approved);
      return { kind: 'return', result: approved };
    case 'chargeTwice': {
      const second = make('approved');
      await transactions.keep(second);
      void post(approved).then(() => post(second));
      return { kind: 'return', result: approved };
    }
    case 'approve':
      void post(approved);
      return { kind: 'return', result: approved };
  }
}
