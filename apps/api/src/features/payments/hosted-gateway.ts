import { openSigned, sign } from '@rochdale/contract/hosted-payment/signing';
import { type TransactionResult, transactionResult } from '@rochdale/contract/hosted-payment/wire';
import { maximumPayment } from '@rochdale/domain/payments/amount';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { type PaymentGateway, requireTakenAmount } from './gateway.ts';

const statusAnswer = z.object({ results: z.array(transactionResult) });
const postbackBody = z.object({ result: z.string().max(8000) });
const limits = { minCents: 1, maxCents: maximumPayment };
/** A question is asked again soon: a company that hangs holds up the others no longer. */
const questionMs = 4_000;

/** The payment company of contract/hosted-payment, reached over HTTP; the sandbox is one. */
export function hostedGateway(settings: {
  url: string;
  secret: string;
  clientId: string;
  clock: Clock;
  timeoutMs?: number;
}): PaymentGateway {
  const { url, secret, clientId, clock, timeoutMs = 10_000 } = settings;

  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, signed: string): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'error',
      headers: { authorization: `Signed ${signed}` },
      signal: AbortSignal.timeout(method === 'GET' ? Math.min(timeoutMs, questionMs) : timeoutMs),
    });
    if (!response.ok) throw new Error(`The payment company answered ${response.status} to ${method} ${path}.`);
    return response.json();
  };
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, about: Record<string, string>): Promise<unknown> => {
    const at = Math.floor(clock.now().getTime() / 1000);
    return send(method, path, sign('query', { ...about, at }, secret));
  };

  const opened = (purpose: 'return' | 'postback', signed: string): TransactionResult | undefined =>
    transactionResult.safeParse(openSigned(purpose, signed, secret)).data;

  return {
    clientId,
    limits,
    pageOrigins: [new URL(url).origin],
    openPage: async (terms) => {
      if (terms.purpose === 'payment') requireTakenAmount(terms.amountCents, limits);
      return { actionUrl: `${url}/pay`, securityToken: sign('authorization', { ...terms, clientId }, secret) };
    },
    readReturn: async (query) => {
      const signed = query.get('result');
      return signed === null ? undefined : opened('return', signed);
    },
    readPostback: async ({ rawBody }) => {
      const body = postbackBody.safeParse(jsonOf(rawBody)).data;
      return body && opened('postback', body.result);
    },
    resultsOf: async (transNo) =>
      statusAnswer.parse(await ask('GET', `/v1/transactions/${encodeURIComponent(transNo)}`, { transNo })).results,
    refund: async (reference) => {
      await ask('POST', `/v1/transactions/${encodeURIComponent(reference)}/refund`, { reference });
    },
    charge: async (charge) => {
      requireTakenAmount(charge.amountCents, limits);
      return transactionResult.parse(
        await send('POST', '/v1/charges', sign('charge', { ...charge, clientId }, secret)),
      );
    },
    forget: async (token) => {
      await ask('DELETE', `/v1/methods/${encodeURIComponent(token)}`, { token });
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
