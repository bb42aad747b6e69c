import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sentMessages } from '../../platform/testing/sent-messages.ts';
import { hasSftpServer, startSftpServer } from '../../platform/testing/sftp-server.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { nightlyCommand } from './nightly.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let root: string;
const said: string[] = [];

beforeAll(async () => {
  at = await testApp();
  vi.stubEnv('DATABASE_URL', at.database.url);
  vi.stubEnv('GATEWAY_URL', at.sandboxUrl);
  vi.stubEnv('GATEWAY_SECRET', at.secret);
  vi.stubEnv('MASTER_KEY', at.masterKey);
  vi.stubEnv('MORNING_MAIL_TO', 'manager@coop.example');
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void said.push(line));
});
beforeEach(async () => {
  said.length = 0;
  root = await mkdtemp(join(tmpdir(), 'rochdale-night-'));
  const folders = { IMPORT_DIR: 'in', EXPORT_DIR: 'out', BACKUP_DIR: 'backups' };
  for (const [name, folder] of Object.entries(folders)) vi.stubEnv(name, join(root, folder));
  await at.database.pool.query('truncate ledger, outgoing_messages');
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await at.close();
});

const query = (text: string, values?: unknown[]) => at.database.pool.query(text, values);
const pay = (transNo: string) =>
  query("insert into ledger (account_number, trans_no, amount_cents, posted_at) values ('104500017', $1, 1, now())", [
    transNo,
  ]);
const told = async () => (await sentMessages(at)).filter(({ kind }) => kind === 'staff-night');
const weather = async (text: string) => {
  await mkdir(join(root, 'in'), { recursive: true });
  await writeFile(join(root, 'in', 'weather-days.csv'), text);
};
const payments = async (folder: string) => (await readdir(folder)).filter((name) => name.startsWith('payments'));
const header = 'zip,day,lowTemperature,highTemperature\n';

describe.skipIf(!hasSftpServer)('a night', () => {
  let server: Awaited<ReturnType<typeof startSftpServer>>;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    server = await startSftpServer();
    stop = await server.start();
    vi.stubEnv('SEND_TO', `sftp://${server.user}@127.0.0.1:${server.port}/${server.inbox}`);
    vi.stubEnv('SEND_KEY_FILE', server.keyFile);
    vi.stubEnv('SEND_HOST_KEY', server.fingerprint);
  });
  afterAll(() => stop());

  it('imports, exports all, sends it and backs up; what went well tells nobody, and again it does nothing twice', async () => {
    await weather(`${header}97498,2026-11-20,30,48\n`);
    await pay('N-1');
    expect(await nightlyCommand.run(['--only', 'import,export,send,backup'])).toBe(0);
    const sent = await payments(server.inbox);
    expect(sent).toHaveLength(1);
    expect(await readdir(join(root, 'backups'))).toHaveLength(1);
    expect(await told()).toEqual([]);
    expect(await nightlyCommand.run(['--only', 'import,export,send,backup'])).toBe(0);
    expect(await payments(server.inbox)).toEqual(sent);
    expect(await payments(join(root, 'out', 'sent'))).toEqual(sent);
    // Two whole backups, on a machine that may be busy.
  }, 180_000);

  it('a step that fails holds up no other, and the office is told what to do', async () => {
    await weather(`${header}97498,the 20th,30,48\n`);
    await pay('N-2');
    vi.stubEnv('SEND_HOST_KEY', 'SHA256:another');
    expect(await nightlyCommand.run([])).toBe(1);
    vi.stubEnv('SEND_HOST_KEY', server.fingerprint);
    expect(await readdir(join(root, 'backups'))).toHaveLength(1);
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe('manager@coop.example');
    expect(mail?.text).toContain('The import of the billing system’s files left something open');
    expect(mail?.text).toContain('Sending the exports stopped.');
    expect(mail?.text).toContain('Again: coop nightly --only send');
    expect(mail?.text).not.toContain('the 20th');
    // The files wait: the step by itself sends them.
    const waiting = await payments(join(root, 'out'));
    expect(waiting).toHaveLength(1);
    expect(await nightlyCommand.run(['--only', 'send'])).toBe(0);
    expect(await readFile(join(server.inbox, waiting[0] ?? ''), 'utf8')).toContain('N-2');
  });
});

it('says what is not set up, and refuses a step that there is not', async () => {
  for (const name of ['IMPORT_DIR', 'EXPORT_DIR', 'BACKUP_DIR']) vi.stubEnv(name, '');
  await expect(nightlyCommand.run(['--only', 'import,export'])).rejects.toThrow('Nothing is set up for the night');
  await expect(nightlyCommand.run(['--only', 'imports'])).rejects.toThrow('There is no step imports');
});
