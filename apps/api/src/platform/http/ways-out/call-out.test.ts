import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { callOutOf, mayCallOut, patienceMs } from './call-out.ts';
import { isPublicAddress } from './public-address.ts';
import { waysOutSettingsOf } from './ways-out-settings.ts';

const servers: Server[] = [];
const none = { ports: new Set([443]), trial: new Set<string>(), pushHosts: [] };
const message = { headers: { 'content-type': 'application/json' }, body: '{}' };

async function listening(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/hook` };
}
const callTrial = ({ host, url }: { host: string; url: string }) =>
  callOutOf({ ...none, trial: new Set([host]), pushHosts: [] })(url, message);

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

describe('an address that a person gave', () => {
  it.each([
    ['http://example.com/', 'it is not HTTPS'],
    ['https://example.com:8443/', 'its port is another'],
    ['https://user:secret@example.com/', 'it names somebody'],
    ['https://127.0.0.1/', 'it is this machine'],
    ['https://[::1]/', 'it is this machine'],
    ['https://[::ffff:127.0.0.1]/', 'it is this machine'],
    ['https://169.254.169.254/latest/meta-data', 'it tells of the machine'],
    ['https://10.1.2.3/', 'it is private'],
    ['https://0x7f000001/', 'it is this machine'],
    ['https://2130706433/', 'it is this machine'],
    ['https://[fd00::1]/', 'it is private'],
    ['https://[64:ff9b::7f00:1]/', 'it leads to another address'],
    ['file:///etc/passwd', 'it is no HTTPS'],
    ['not an address', 'it is none'],
  ])('%s is not called: %s (office-138)', async (address) => {
    expect(mayCallOut(address, none)).toBe(false);
    expect(await callOutOf(none)(address, message)).toMatchObject({ problem: 'not-allowed' });
  });

  it('whose name leads to this machine is not called', async () => {
    expect(mayCallOut('https://localhost/', none)).toBe(true);
    expect(await callOutOf(none)('https://localhost/', message)).toMatchObject({ problem: 'not-allowed' });
  });

  it('of a public host may be called, at ports by setting', () => {
    expect(mayCallOut('https://hooks.example.com/a?b=c', none)).toBe(true);
    expect(mayCallOut('https://hooks.example.com:8443/', { ...none, ports: new Set([443, 8443]) })).toBe(true);
  });

  it('is followed nowhere: a redirection is an answer like another', async () => {
    let inside = 0;
    const secret = await listening((_request, response) => {
      inside += 1;
      response.end();
    });
    const hook = await listening((_request, response) => {
      response.writeHead(302, { location: secret.url }).end();
    });
    expect(await callTrial(hook)).toMatchObject({ status: 302 });
    expect(inside).toBe(0);
  });

  it('that answers with ten megabytes is cut after 64 kB', async () => {
    let sent = 0;
    const hook = await listening((_request, response) => {
      const piece = Buffer.alloc(65_536);
      const more = (): void => {
        while (sent < 10 * 1_048_576 && !response.destroyed) {
          sent += piece.length;
          if (!response.write(piece)) {
            response.once('drain', more);
            return;
          }
        }
        response.end();
      };
      more();
    });
    expect(await callTrial(hook)).toMatchObject({ status: 200 });
    expect(sent).toBeLessThan(10 * 1_048_576);
  });

  it('that says nothing is waited for five seconds; one that is down is not waited for', async () => {
    const silent = await listening(() => undefined);
    const answer = await callTrial(silent);
    expect(answer).toMatchObject({ problem: 'too-slow' });
    expect(answer.tookMs).toBeGreaterThanOrEqual(patienceMs - 50);
    expect(answer.tookMs).toBeLessThan(patienceMs + 2_000);
    expect(await callTrial({ host: '127.0.0.1:9', url: 'http://127.0.0.1:9/' })).toMatchObject({
      problem: 'not-reached',
    });
  });
});

it('the internet’s own addresses are public, and no others', () => {
  expect(['8.8.8.8', '2606:4700::1111', '100.63.255.255'].map(isPublicAddress)).toEqual([true, true, true]);
  const closed = ['', '0.0.0.0', '100.64.0.1', '255.255.255.255', '240.0.0.1', '::', 'fe80::1', '2002:7f00:1::', 'x'];
  expect(closed.filter(isPublicAddress)).toEqual([]);
});

it('production names no exceptions', () => {
  const values = { WAYS_OUT_PORTS: '443', WAYS_OUT_TRIAL: '127.0.0.1:4010', PUSH_HOSTS: 'push.example' };
  expect(waysOutSettingsOf(values, false).trial.has('127.0.0.1:4010')).toBe(true);
  expect(() => waysOutSettingsOf(values, true)).toThrow('WAYS_OUT_TRIAL');
});
