import type { OperationName, RouteOf } from '@rochdale/contract/operations/operations';
import { maxOtherAccounts } from '@rochdale/domain/account/accounts/switcher';
import { readStored } from '../device/storage.ts';
import { sessionOf } from '../session/kept-session.ts';
import { callAddress } from './call-address.ts';

/** What a member's page asks about the account that it shows, as soon as its first bytes are there. */
export type EarlyCall = Extract<RouteOf<OperationName>, `GET /v3/member/{memberNumber}/${string}`>;

/** What is asked early, and how. */
export interface EarlyQuestions {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly calls: readonly EarlyCall[];
}

/** An answer that is whole and good. */
interface Come {
  readonly siteVersion: string | null;
  readonly text: string;
}

export interface EarlyCalls {
  readonly token: string;
  /** By their addresses, in the order in which they were asked: the accounts, then the page's own. */
  readonly answers: Record<string, Promise<Response>>;
  /** Those of them that have come. */
  readonly come: Record<string, Come>;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
  }
}

/** After so long an answer that nobody has taken says nothing certain any more. */
const freshMs = 30_000;

const listPath: EarlyCall = 'GET /v3/member/{memberNumber}/accounts';

/**
 * Runs before the page's own code has come: asks for the member's accounts, and what else is named of the account that
 * this device showed last, should that still be the one. Answers are read at once: one that nobody takes would keep its
 * connection.
 */
export function askEarly({ baseUrl, headers, calls }: EarlyQuestions): EarlyCalls | undefined {
  const session = sessionOf(readStored('session'));
  if (!session || session.mustSetUpMfa) return undefined;
  const { accessToken: token, memberNumber } = session;
  const selected = readStored('selectedAccount');
  const accountNumber = selected ?? readStored('shownAccount');
  const early: EarlyCalls = { token, answers: {}, come: {} };
  const ask = (call: EarlyCall, query = {}): void => {
    const path = callAddress(call.slice('GET '.length), { params: { memberNumber, accountNumber }, query });
    const url = `${baseUrl}${path}`;
    const answer = whole(fetch(url, { headers: { ...headers, Authorization: `Bearer ${token}` } }), (come) => {
      early.come[url] = come;
    });
    answer.catch(() => undefined);
    early.answers[url] = answer;
  };
  ask(listPath, { limit: maxOtherAccounts + 1, ...(selected !== null && { selected }) });
  if (accountNumber !== null) for (const call of calls) ask(call);
  window.earlyCalls = early;
  return early;
}

async function whole(asked: Promise<Response>, onGood: (come: Come) => void): Promise<Response> {
  const answer = await asked;
  const { status, headers } = answer;
  const text = await answer.text();
  if (answer.ok) onGood({ siteVersion: headers.get('site-version'), text });
  return new Response(text, { status, headers });
}

/** The answer to a call that the page made early, once; one that was lost is asked for again. */
export function takeEarlyCall(url: string, token: string | null | undefined): Promise<Response> | undefined {
  return take(url, token)?.answer;
}

/** The same, where it has come already: then nobody has to wait for it. */
export function takeArrivedCall(url: string, token: string | null | undefined): Come | undefined {
  return window.earlyCalls?.come[url] && take(url, token)?.come;
}

function take(url: string, token: string | null | undefined) {
  const early = window.earlyCalls;
  const answer = early?.answers[url];
  if (!early || !answer || early.token !== token) return undefined;
  const come = early.come[url];
  delete early.answers[url];
  delete early.come[url];
  return performance.now() < freshMs ? { answer, come } : undefined;
}

/** What was asked early is not true any more: something has been changed. */
export function dropEarlyCalls(): void {
  delete window.earlyCalls;
}
