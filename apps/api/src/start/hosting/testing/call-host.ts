import { request } from 'node:http';

/** What came back over the wire. */
export interface HostAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A call of a host that a listener of this machine answers for. */
export interface HostCall {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

/** Calls a port of loopback as a proxy does that passes on the Host header; undefined sends none. */
export function callHost(port: number, host: string | undefined, call: HostCall): Promise<HostAnswer> {
  const { method = 'GET', url, headers = {}, payload } = call;
  const body = payload === undefined ? undefined : JSON.stringify(payload);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port,
        method,
        path: url,
        setHost: false,
        agent: false,
        headers: {
          ...(host !== undefined && { host }),
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString('utf8'),
          }),
        );
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
