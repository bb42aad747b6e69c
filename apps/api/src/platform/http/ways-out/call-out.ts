import { lookup } from 'node:dns/promises';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import type { WaysOutSettings } from './ways-out-settings.ts';

/** How long an answer is waited for, and how much of it is taken off the line before it is cut. */
export const [patienceMs, mostBytes] = [5_000, 65_536] as const;

/** Why an address was not called, or did not answer. */
export type WayOutProblem = 'not-allowed' | 'no-such-host' | 'not-reached' | 'too-slow';

/** All that is known of an answer. */
export type WayOutAnswer = ({ readonly status: number } | { readonly problem: WayOutProblem }) & {
  readonly tookMs: number;
};

/** What is posted. */
export interface WayOutMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Posts to an address that a person gave. Never rejects. */
export type CallOut = (address: string, message: WayOutMessage) => Promise<WayOutAnswer>;

/** Whether an address may be called at all, as far as it says itself. */
export function mayCallOut(address: string, { ports, trial }: WaysOutSettings): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (trial.has(url.host)) return /^https?:$/.test(url.protocol);
  const host = bareHost(url);
  return url.protocol === 'https:' && ports.has(portOf(url)) && (isIP(host) === 0 || isPublicAddress(host));
}

/**
 * The one way to addresses that a person gave: HTTPS, to a public address that is looked up once and then called itself,
 * without following where an answer leads; nothing of the answer is kept but its status and time (office-138).
 */
export function callOutOf(settings: WaysOutSettings): CallOut {
  return async (address, message) => {
    const began = performance.now();
    const tookMs = (): number => Math.round(performance.now() - began);
    if (!mayCallOut(address, settings)) return { problem: 'not-allowed', tookMs: tookMs() };
    const url = new URL(address);
    const patience = AbortSignal.timeout(patienceMs);
    const found = await within(addressOf(url, settings), patience);
    if (found.problem !== undefined) return { problem: found.problem, tookMs: tookMs() };
    const answer = await post(url, found.address, message, patience);
    return { ...answer, tookMs: tookMs() };
  };
}

type Found = { readonly address: string; readonly problem?: undefined } | { readonly problem: WayOutProblem };

/** Where a host lies: looked up once, and public. */
export async function addressOf(url: URL, { trial }: WaysOutSettings): Promise<Found> {
  const host = bareHost(url);
  const found = isIP(host) === 0 ? await lookup(host, { all: true }).catch(() => []) : [{ address: host }];
  const [first] = found;
  if (first === undefined) return { problem: 'no-such-host' };
  // One that is not public among several is a trick, whichever would be called.
  const isOpen = trial.has(url.host) || found.every(({ address }) => isPublicAddress(address));
  return isOpen ? { address: first.address } : { problem: 'not-allowed' };
}

/** Looking a name up cannot be ended; it is not waited for longer than for the answer. */
export async function within(found: Promise<Found>, patience: AbortSignal): Promise<Found> {
  const late = new Promise<Found>((done) =>
    patience.addEventListener('abort', () => done({ problem: 'too-slow' }), { once: true }),
  );
  return Promise.race([found, late]);
}

type Posted = { readonly status: number } | { readonly problem: WayOutProblem };

function post(url: URL, address: string, { headers, body }: WayOutMessage, patience: AbortSignal): Promise<Posted> {
  const host = bareHost(url);
  const options: RequestOptions & { servername?: string } = {
    host: address,
    port: portOf(url),
    path: `${url.pathname}${url.search}`,
    method: 'POST',
    headers: { ...headers, host: url.host, 'content-length': String(Buffer.byteLength(body)) },
    agent: false,
    signal: patience,
    // The certificate must be that of the name, not of the address.
    ...(isIP(host) === 0 && { servername: host }),
  };
  return new Promise((done) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(options);
    request.on('error', () => done({ problem: patience.aborted ? 'too-slow' : 'not-reached' }));
    request.on('response', (response) => {
      const status = response.statusCode ?? 0;
      let taken = 0;
      const end = (): void => {
        request.destroy();
        done({ status });
      };
      response.on('data', (piece: Buffer) => {
        taken += piece.length;
        if (taken > mostBytes) end();
      });
      response.on('close', end);
      response.on('error', end);
    });
    request.end(body);
  });
}

/** A host without the brackets of an IPv6 address. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[(.+)\]$/, '$1');
/** The port of an address, the usual one where it names none. */
export const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80));
