import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { addressOf, bareHost, mayCallOut, patienceMs, portOf, within } from './call-out.ts';
import type { WaysOutSettings } from './ways-out-settings.ts';

/** What is asked: form and heads as `fetch` takes them. */
export interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** Asks an address and reads its answer. Rejects where it may not be asked, does not answer in time, or says too much. */
export type AskOut = (address: string, asked: Asked) => Promise<Response>;

/** What an answer may weigh. */
const mostBytes = 262_144;

/** The same way out as for what is only told (office-138), for a company whose answer is wanted: no redirects, a public address that is looked up once. */
export function askOutOf(settings: WaysOutSettings): AskOut {
  return async (address, asked) => {
    if (!mayCallOut(address, settings)) throw new Error(`${address} may not be asked.`);
    const url = new URL(address);
    const patience = AbortSignal.timeout(patienceMs);
    const found = await within(addressOf(url, settings), patience);
    if (found.problem !== undefined) throw new Error(`${url.host} was not asked: ${found.problem}.`);
    return ask(url, found.address, asked, patience);
  };
}

function ask(url: URL, address: string, { method, headers, body }: Asked, patience: AbortSignal): Promise<Response> {
  const host = bareHost(url);
  const options: RequestOptions & { servername?: string } = {
    ...{ host: address, port: portOf(url), path: `${url.pathname}${url.search}`, method, agent: false },
    headers: {
      ...{ ...headers, host: url.host },
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
    signal: patience,
    // The certificate must be that of the name, not of the address.
    ...(isIP(host) === 0 && { servername: host }),
  };
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(options);
    request.on('error', fail);
    request.on('response', (response) => {
      const pieces: Buffer[] = [];
      let taken = 0;
      response.on('data', (piece: Buffer) => {
        taken += piece.length;
        if (taken > mostBytes) request.destroy(new Error(`${url.host} says too much.`));
        pieces.push(piece);
      });
      response.on('error', fail);
      response.on('end', () => {
        const type = response.headers['content-type'];
        const status = response.statusCode ?? 500;
        const isBare = [101, 204, 205, 304].includes(status);
        done(
          new Response(isBare ? null : Buffer.concat(pieces), {
            status,
            headers: type === undefined ? {} : { 'content-type': type },
          }),
        );
      });
    });
    request.end(body);
  });
}
