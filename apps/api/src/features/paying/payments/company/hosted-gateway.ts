import { openSigned, sign } from '@rochdale/contract/hosted-payment/signing';
import {
  companyRefund,
  type ListedCharge,
  listedCharge,
  refundOrder,
  type Settlement,
  type SettlementLine,
  settlement,
  settlementLine,
  storedCharge,
  type TransactionResult,
  transactionResult,
} from '@rochdale/contract/hosted-payment/wire';
import type { LocalDay } from '@rochdale/domain/dates';
import { maximumPayment } from '@rochdale/domain/paying/payments/amount';
import { z } from 'zod';
import type { Clock } from '../../../../platform/clock.ts';
import { dateOf, MethodRefused, type PaymentGateway, RefundRefused, requireTakenAmount } from './gateway.ts';

const statusAnswer = z.object({ results: z.array(transactionResult) });
const voidAnswer = z.object({ result: transactionResult.nullable() });
const listAnswer = z.object({ charges: z.array(listedCharge), next: z.string().nullable() });
const settlementsAnswer = z.object({ settlements: z.array(settlement), next: z.string().nullable() });
const linesAnswer = z.object({ lines: z.array(settlementLine), next: z.string().nullable() });
/** How the company says that it will never charge a way of paying; any other 404 may be a wrong address. */
const refusal = z.object({ refused: z.literal('method') });
/** How it says that it will not give so much back; any other 409 is of another number. */
const refundRefusal = z.object({ refused: z.literal('refund'), message: z.string() });
const refundsAnswer = z.object({ refunds: z.array(companyRefund) });
const postbackBody = z.object({ result: z.string().max(8000) });
const limits = { minCents: 1, maxCents: maximumPayment };
type Method = 'GET' | 'POST' | 'DELETE';
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

  const call = (method: Method, path: string, signed?: string): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      redirect: 'error',
      headers: signed === undefined ? {} : { authorization: `Signed ${signed}` },
      signal: AbortSignal.timeout(method === 'GET' ? Math.min(timeoutMs, questionMs) : timeoutMs),
    }).catch((cause: unknown) => {
      throw new Error(`The payment company does not answer at ${new URL(url).origin} (GATEWAY_URL).`, { cause });
    });
  const ask = async (method: Method, path: string, about: Record<string, string>): Promise<unknown> => {
    const at = Math.floor(clock.now().getTime() / 1000);
    return answerOf(await call(method, path, sign('query', { ...about, at }, secret)), `${method} ${path}`);
  };

  /** What a list of the company's has, page by page. `about` names the list in what is signed. */
  async function* pagesOf<Page extends { readonly next: string | null }>(
    path: string,
    about: string,
    span: Record<string, string>,
    read: (answer: unknown) => Page,
  ): AsyncGenerator<Page> {
    let after: string | null = '';
    while (after !== null) {
      const query = new URLSearchParams({ ...span, after }).toString();
      const page: Page = read(await ask('GET', `${path}?${query}`, { [about]: query }));
      yield page;
      if (page.next === after) throw new Error(`The payment company repeats its list of ${about}.`);
      after = page.next;
    }
  }

  async function* listCharges(from: Date, until: Date): AsyncGenerator<ListedCharge> {
    const span = { from: from.toISOString(), until: until.toISOString() };
    for await (const page of pagesOf('/v1/charges', 'charges', span, (answer) => listAnswer.parse(answer)))
      yield* page.charges;
  }

  async function* listSettlements(from: LocalDay, to: LocalDay): AsyncGenerator<Settlement> {
    const read = (answer: unknown) => settlementsAnswer.parse(answer);
    for await (const page of pagesOf('/v1/settlements', 'settlements', { from, to }, read)) yield* page.settlements;
  }

  async function* settlementLines(settlementId: string): AsyncGenerator<SettlementLine> {
    const read = (answer: unknown) => linesAnswer.parse(answer);
    const of = { settlement: settlementId };
    for await (const page of pagesOf('/v1/settlement-lines', 'lines', of, read)) yield* page.lines;
  }

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
    giveBack: async (terms) => {
      const response = await call(
        'POST',
        '/v1/refunds',
        sign('refund', refundOrder.parse({ ...terms, clientId }), secret),
      );
      const refused = refundRefusal.safeParse(response.status === 409 && jsonOf(await response.clone().text())).data;
      if (refused) throw new RefundRefused(refused.message);
      return companyRefund.parse(await answerOf(response, 'POST /v1/refunds'));
    },
    refundsOf: async (reference) => {
      const path = `/v1/transactions/${encodeURIComponent(reference)}/refunds`;
      return refundsAnswer.parse(await ask('GET', path, { reference })).refunds;
    },
    charge: async (charge) => {
      requireTakenAmount(charge.amountCents, limits);
      const asked = storedCharge.parse({ ...charge, clientId });
      const response = await call('POST', '/v1/charges', sign('charge', asked, secret));
      if (response.status === 404 && refusal.safeParse(jsonOf(await response.clone().text())).success)
        throw new MethodRefused('The payment company does not charge this way of paying.');
      return transactionResult.parse(await answerOf(response, 'POST /v1/charges'));
    },
    voidCharge: async (transNo) =>
      voidAnswer.parse(await ask('POST', `/v1/transactions/${encodeURIComponent(transNo)}/void`, { void: transNo }))
        .result ?? undefined,
    listCharges,
    listSettlements,
    settlementLines,
    companyTime: async () => {
      // Not signed: a portal whose clock is wrong could sign nothing that the company takes.
      const response = await call('GET', '/v1/time');
      if (!response.ok) throw new Error(`The payment company answered ${response.status} to GET /v1/time.`);
      return dateOf(response.headers.get('date'));
    },
    forget: async (token) => {
      await ask('DELETE', `/v1/methods/${encodeURIComponent(token)}`, { token });
    },
  };
}

async function answerOf(response: Response, asked: string): Promise<unknown> {
  if (!response.ok) throw new Error(`The payment company answered ${response.status} to ${asked}.`);
  return response.json();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
