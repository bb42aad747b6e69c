import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A call to this machine in the name of a host, with TLS unless it says otherwise. */
export function ask(
  port: number,
  asked: { host: string; path: string; body?: string; method?: string; isPlain?: boolean },
): Promise<Answer> {
  const { host, path, body, method = body === undefined ? 'GET' : 'POST', isPlain = false } = asked;
  const where = { host: '127.0.0.1', port, path, method };
  const headers = { host, ...(body !== undefined && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const call = isPlain
      ? plainRequest({ ...where, headers })
      : // Its certificate is made for this run: what is asked here is which host it is for, not who says so.
        tlsRequest({ ...where, headers, servername: host, rejectUnauthorized: false });
    call.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    // A server that refuses a long body may close before it was read.
    call.on('error', reject);
    call.end(body);
  });
}
