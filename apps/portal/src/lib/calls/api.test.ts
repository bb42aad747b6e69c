import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askedByPage } from '@rochdale/contract/asked-by';
import type { Site } from '@rochdale/domain/website/site/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configureApi, lastUse, operation } from './api.ts';

let server: Server;
let lastHeaders: NodeJS.Dict<string | string[]> = {};

/** Answers with the status and body that the account number names; 999 never answers. */
beforeAll(async () => {
  server = createServer((request, response) => {
    lastHeaders = request.headers;
    const [, status = '500', body = ''] =
      /member\/(\d+)\/payments\/settings\?applicationId=(.*)$/.exec(request.url ?? '') ?? [];
    if (status === '999') return;
    response.writeHead(Number(status), { 'content-type': 'application/json' });
    response.end(decodeURIComponent(body.replaceAll('+', ' ')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const site = {
    config: { applicationIdWeb: 'WEB' },
    settings: { api: { baseUrl: `http://127.0.0.1:${port}`, timeoutInSeconds: 0.3 } },
  };
  configureApi(site as Site);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const settings = operation('quick-pay.settings', 'GET /v3/quick-pay/member/{memberNumber}/payments/settings', 'none');
const answered = (status: number, body: unknown) =>
  settings({
    params: { memberNumber: String(status) },
    query: { applicationId: body === undefined ? '' : JSON.stringify(body) },
  }).then(
    () => 'answered',
    (error: Error) => error.message,
  );

describe('a call that is refused says (general-1)', () => {
  it.each([
    [
      400,
      [
        { code: 1, message: 'The first.' },
        { code: 2, message: 'The second.' },
      ],
      'The first.',
    ],
    [401, { code: 1, message: 'something else' }, 'Unauthorized access.'],
    [404, { code: 1, message: 'Not there.' }, 'Not there.'],
    [
      500,
      { code: 1, message: 'inner detail' },
      'We are unable to process your request at this time. Please try again later.',
    ],
    [200, undefined, 'We could not reach our server. Check your connection and try again.'],
    [503, undefined, '503 Service Unavailable'],
    [503, { code: 5030, message: 'We will be back.' }, 'We will be back.'],
    [999, undefined, 'This is taking too long. Please try again.'],
  ])('%i with %j', async (status, body, sentence) => {
    expect(await answered(status, body)).toBe(sentence);
  });

  it('and carries the application id', async () => {
    expect(await answered(200, {})).toBe('answered');
    expect(lastHeaders['application-id']).toBe('WEB');
  });
});

it('what a page asks by itself says so, and is no use of the session (identity-11)', async () => {
  const ask = operation('quick-pay.settings', 'GET /v3/quick-pay/member/{memberNumber}/payments/settings');
  const asked = { params: { memberNumber: '200' }, query: { applicationId: '{}' } };
  const before = lastUse();
  await ask(asked, { askedBy: askedByPage });
  expect([lastHeaders['asked-by'], lastUse()]).toEqual(['page', before]);
  await ask(asked);
  expect(lastHeaders['asked-by']).toBeUndefined();
  expect(lastUse()).toBeGreaterThan(before);
});
