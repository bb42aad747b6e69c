import { openSigned, sign } from '@rochdale/contract/hosted-payment/signing';
import { type TransactionResult, transactionResult } from '@rochdale/contract/hosted-payment/wire';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { PaymentGateway } from './gateway.ts';

const statusAnswer = z.object({ results: z.array(transactionResult) });
const timeoutMs = 10_000;

/** The payment company of contract/hosted-payment, reached over HTTP; the sandbox is one. */
export function hostedGateway(settings: {
  url: string;
  secret: string;
  clientId: string;
  clock: Clock;
}): PaymentGateway {
  const { url, secret, clientId, clock } = settings;

  const ask = async (method: 'GET' | 'POST', path: string, about: Record<string, string>): Promise<unknown> => {
    const at = Math.floor(clock.now().getTime() / 1000);
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Signed ${sign('query', { ...about, at }, secret)}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The payment company answered ${response.status} to ${method} ${path}.`);
    return response.json();
  };

  const opened = (purpose: 'return' | 'postback', signed: string): TransactionResult | undefined =>
    transactionResult.safeParse(openSigned(purpose, signed, secret)).data;

  return {
    clientId,
    authorize: (payment) => ({
      actionUrl: `${url}/pay`,
      securityToken: sign('authorization', { ...payment, clientId }, secret),
    }),
    openReturn: (signed) => opened('return', signed),
    openPostback: (signed) => opened('postback', signed),
    resultsOf: async (transNo) =>
      statusAnswer.parse(await ask('GET', `/v1/transactions/${encodeURIComponent(transNo)}`, { transNo })).results,
    refund: async (reference) => {
      await ask('POST', `/v1/transactions/${encodeURIComponent(reference)}/refund`, { reference });
    },
  };
}
