import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasSftpServer, startSftpServer } from '../testing/sftp-server.ts';
import { sendFiles } from './send-files.ts';
import type { SendSettings } from './send-settings.ts';

describe.skipIf(!hasSftpServer)('sending files to Debian’s sftp server', () => {
  let server: Awaited<ReturnType<typeof startSftpServer>>;
  let stop: () => Promise<void>;
  let settings: SendSettings;
  let out: string;
  let sent: string[];

  beforeAll(async () => {
    server = await startSftpServer();
    stop = await server.start();
    const { port, user, inbox, keyFile, fingerprint } = server;
    settings = { host: '127.0.0.1', port, user, folder: inbox, keyFile, hostKeys: [fingerprint] };
    out = await mkdtemp(join(tmpdir(), 'rochdale-out-'));
  });
  beforeEach(async () => {
    sent = [];
    for (const name of await readdir(server.inbox)) await rm(join(server.inbox, name));
  });
  afterAll(() => stop());

  const file = async (name: string, text: string): Promise<string> => {
    await writeFile(join(out, name), text);
    return join(out, name);
  };
  const send = (files: readonly string[], changed: Partial<SendSettings> = {}) =>
    sendFiles({ ...settings, ...changed }, files, async (one) => void sent.push(one));
  const there = () => readdir(server.inbox);

  it('a file arrives whole under its own name, and the same file twice is one file', async () => {
    const payments = await file('payments-000001.csv', 'a,b\n'.repeat(100_000));
    expect(await send([payments])).toEqual([]);
    expect(await send([payments])).toEqual([]);
    expect(await there()).toEqual(['payments-000001.csv']);
    expect(await readFile(join(server.inbox, 'payments-000001.csv'))).toEqual(await readFile(payments));
    expect(sent).toEqual([payments, payments]);
  });

  it('two runs at once leave one file, whole', async () => {
    const payments = await file('payments-000002.csv', 'x'.repeat(3_000_000));
    const both = await Promise.all([send([payments]), send([payments])]);
    expect(await there()).toEqual(['payments-000002.csv']);
    expect((await stat(join(server.inbox, 'payments-000002.csv'))).size).toBe(3_000_000);
    expect(sent.length).toBe(2 - both.flat().length);
    expect(await send([payments])).toEqual([]);
  });

  it('another file of its name stays as it is, and holds up no other', async () => {
    await writeFile(join(server.inbox, 'one.csv'), 'theirs');
    const files = [await file('one.csv', 'ours is longer'), await file('two.csv', 'two')];
    const why = `another file of its name lies in ${server.inbox}`;
    expect(await send(files)).toEqual([{ file: files[0], why }]);
    expect(await readFile(join(server.inbox, 'one.csv'), 'utf8')).toBe('theirs');
    expect(sent).toEqual([files[1]]);
  });

  it('nothing is sent to a machine whose key nobody has looked at, or whose key has changed', async () => {
    const files = [await file('one.csv', 'one')];
    await expect(send(files, { hostKeys: [] })).rejects.toThrow(`It shows ${server.fingerprint}: ask whoever runs it`);
    await stop();
    stop = await server.start({ hostKey: server.otherKey });
    await expect(send(files)).rejects.toThrow('which is none of SEND_HOST_KEY');
    await stop();
    stop = await server.start();
    expect(await there()).toEqual([]);
    expect(sent).toEqual([]);
    // While one key replaces another both hold.
    expect(await send(files, { hostKeys: ['SHA256:older', server.fingerprint] })).toEqual([]);
  });

  it('says whom it does not let in, what can’t be reached, and which key can’t be read', async () => {
    await expect(send([], { keyFile: server.otherKey })).rejects.toThrow(/does not let \w+ in with the key/);
    await expect(send([], { port: 1 })).rejects.toThrow("127.0.0.1:1 can't be reached");
    await expect(send([], { keyFile: join(out, 'none') })).rejects.toThrow("can't be read");
  });

  it('a machine that runs out of room takes nothing under the file’s name, and what is small after it', async () => {
    await stop();
    stop = await server.start({ room: '64' });
    const files = [await file('big.csv', 'x'.repeat(1_000_000)), await file('small.csv', 'small')];
    const failed = await send(files);
    expect(failed.map((one) => one.file)).toEqual([files[0]]);
    expect(await there()).toEqual(['small.csv']);
    await stop();
    stop = await server.start();
    expect(await send(files)).toEqual([]);
    expect((await there()).sort()).toEqual(['big.csv', 'small.csv']);
  });

  it('a line that is cut in the middle leaves the file to the next run, and what comes after it too', async () => {
    const files = [await file('big.csv', 'x'.repeat(2_000_000)), await file('next.csv', 'next')];
    const cut = createServer((from) => {
      const to = connect(server.port, '127.0.0.1');
      let passed = 0;
      from.on('data', (data) => {
        passed += data.length;
        if (passed > 500_000) {
          from.destroy();
          to.destroy();
        } else to.write(data);
      });
      to.on('data', (data) => from.write(data));
      for (const side of [from, to]) side.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => cut.listen(0, '127.0.0.1', resolve));
    const address = cut.address();
    const failed = await send(files, { port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
    cut.close();
    expect(failed).toEqual(files.map((one) => ({ file: one, why: 'the line was cut' })));
    expect((await there()).filter((name) => !name.startsWith('.'))).toEqual([]);
    expect(await send(files)).toEqual([]);
    expect((await there()).filter((name) => !name.startsWith('.')).sort()).toEqual(['big.csv', 'next.csv']);
  });
});
