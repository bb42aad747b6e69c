import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { english } from '@rochdale/domain/messages/english';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';

const has = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

let at: Awaited<ReturnType<typeof testApp>>;
let token: string;
let billDate: string;
let folder: string;
const account = '104471882';

beforeAll(async () => {
  at = await testApp({ change: (site) => ({ ...site, config: { ...site.config, statementIdLabel: 'Slip ID' } }) });
  folder = await mkdtemp(join(tmpdir(), 'bills-'));
  const login = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload: login })).json().accessToken;
  const found = await at.database.pool.query(
    'select max(bill_date)::text as day from bills where account_number = $1',
    [account],
  );
  billDate = found.rows[0].day;
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => at.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const bill = (number = account, day = billDate) => get(`/v3/accounts/${number}/bills/${day}/document`);

describe('a bill as a document', () => {
  it('is a tagged PDF that says its amounts in reading order', async () => {
    const answer = (await bill()).json();
    expect(answer.fileName).toBe(`Bill-${account}-${billDate}.pdf`);
    const file = join(folder, 'bill.pdf');
    const bytes = Buffer.from(answer.billViewUrlFileBytes, 'base64');
    await writeFile(file, bytes);
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(bytes.toString('latin1')).toContain('/MarkInfo');
    expect(bytes.toString('latin1')).toContain('/StructTreeRoot');
    if (has('qpdf')) expect(spawnSync('qpdf', ['--check', file]).status).toBe(0);
    if (has('pdftotext')) {
      const text = spawnSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }).stdout;
      const order = ['Cedar Ridge Electric Cooperative', 'Marisol Okonkwo', '2218 Cedar Hollow Rd', account];
      const places = [...order, '$92.00', '$96.60', '$188.60', 'kWh in 30 days', 'Return this part'].map((one) =>
        text.indexOf(one),
      );
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(text).toContain('Slip ID');
      expect(text).not.toMatch(/Bill number|Statement ID/);
      expect([...places].sort((one, other) => one - other)).toEqual(places);
    }
  });

  it('is not found for a day without a bill, nor for another member’s account', async () => {
    expect((await bill(account, '2020-01-01')).json().message).toBe('Bill History File not found.');
    const foreign = await bill('104500017');
    const nobody = await bill('999999999');
    expect([foreign.statusCode, foreign.json()]).toEqual([nobody.statusCode, nobody.json()]);
    expect((await get(`/v3/accounts/${account}/bills/..%2F..%2Fetc/document`)).statusCode).toBe(400);
  });
});

it('the co-op’s own files come before made ones, and a statement that is not there is said to be missing', async () => {
  const coop = join(folder, 'coop');
  await cp(at.services.coopFolder, coop, { recursive: true });
  await mkdir(join(coop, 'documents/bills'), { recursive: true });
  await writeFile(join(coop, `documents/bills/${account}-${billDate}.pdf`), '%PDF-own');
  const { billsHandlers } = await import('./bills-handlers.ts');
  const handlers = billsHandlers({ ...at.services, coopFolder: coop });
  const call = {
    query: undefined,
    body: undefined,
    address: '',
    language: 'en' as const,
    text: english,
    caller: { memberNumber: '200017', token, idleMinutes: 20 },
  };
  const own = await handlers['bills.view']({ ...call, params: { accountNumber: account, billDate } });
  expect(Buffer.from(own.billViewUrlFileBytes, 'base64').toString()).toBe('%PDF-own');
  const missing = await get(`/v3/member/200017/accounts/${account}/capital-credit-document`);
  expect([missing.statusCode, missing.json().message]).toEqual([404, 'Capital Credit File not found.']);
});
