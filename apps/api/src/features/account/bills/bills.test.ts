import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { english } from '@rochdale/domain/texts/english';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { unknownBrowser } from '../../../platform/testing/unknown-browser.ts';
import { sealBill, sealStatement } from './document-reference.ts';

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
const view = (number: string, url: string, terms: Readonly<Record<string, string>> = {}) =>
  get(`/v3/accounts/${number}/bill-view?${new URLSearchParams({ url, ...terms })}`);
const bill = (number = account, day = billDate) =>
  view(number, sealBill(at.services.sealer, { accountNumber: number, billDate: day }, new Date()));

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

  it.skipIf(!has('pdftotext'))('that auto pay takes asks for no payment, and says when it is taken', async () => {
    const { pool } = at.database;
    const text = async () => {
      const file = join(folder, 'planned.pdf');
      await writeFile(file, Buffer.from((await bill()).json().billViewUrlFileBytes, 'base64'));
      return spawnSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' }).stdout;
    };
    await pool.query(
      `insert into stored_payments (member_number, stored_payment_id, payment_type, brand, last_four, token)
       values ('200017', 'ONE', 'Credit', 'Visa', '1111', 'TEST-CARD-1111')`,
    );
    await pool.query(
      `insert into auto_pays (account_number, member_number, stored_payment_id, days_before, is_paused, start_date, updated_at)
       values ($1, '200017', 'ONE', 0, false, '2026-01-01', now())`,
      [account],
    );
    await pool.query(
      'update account_details set auto_pay_exists = false, draft_date = null where account_number = $1',
      [account],
    );
    const planned = await text();
    expect(planned).toMatch(/You do not need to pay this bill\nAuto Pay takes \$[\d.]+ on [A-Z]\w+ \d+, \d{4}\./);
    expect(planned).not.toMatch(/Return this part|Make checks payable/);
    await pool.query('update auto_pays set is_paused = true where account_number = $1', [account]);
    expect(await text()).toContain('Return this part with your payment');
    await pool.query('delete from auto_pays where account_number = $1', [account]);
  });

  it('is not found for a day without a bill, nor for another member’s account', async () => {
    expect((await bill(account, '2020-01-01')).json().message).toBe('Bill History File not found.');
    const foreign = await bill('104500017');
    const nobody = await bill('999999999');
    expect([foreign.statusCode, foreign.json()]).toEqual([nobody.statusCode, nobody.json()]);
    expect((await bill(account, '../../etc')).statusCode).toBe(404);
  });

  it('is opened by the reference of its line in the history, for its account alone, for twelve hours', async () => {
    const [line] = (await get(`/v3/accounts/${account}/bills`)).json().results;
    expect(line).toMatchObject({ billDate, billViewUrlFileBytes: null });
    const url = line.billViewUrl;
    const opened = await view(account, url, {
      timestamp: '639000000000000000',
      statementStartDate: line.statementStartDate,
    });
    expect(opened.json().billViewUrlFileBytes.slice(0, 4)).toBe('JVBE');
    const wrong = [
      view('104480316', url),
      view(account, url, { statementStartDate: '2001-01-01' }),
      view(account, 'https://bills.example/104471882.pdf'),
      view(account, sealStatement(at.services.sealer, account, new Date())),
      view(
        account,
        sealBill(at.services.sealer, { accountNumber: account, billDate }, new Date(Date.now() - 43_200_001)),
      ),
    ];
    for (const answer of await Promise.all(wrong)) {
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'Bill History File not found.']);
    }
    const history = (await get(`/v3/accounts/${account}/history?kind=bills`)).json();
    expect((await view(account, history.results[0].billViewUrl)).statusCode).toBe(200);
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
    body: undefined,
    ...unknownBrowser,
    address: '',
    language: 'en' as const,
    text: english,
    caller: { memberNumber: '200017', token, idleMinutes: 20 },
  };
  const own = await handlers['bills.view']({
    ...call,
    query: { url: sealBill(at.services.sealer, { accountNumber: account, billDate }, new Date()) },
    params: { accountNumber: account },
  });
  expect(Buffer.from(own.billViewUrlFileBytes, 'base64').toString()).toBe('%PDF-own');
  const { viewccPdfUrl } = (await get(`/v3/member/200017/accounts/${account}/details`)).json();
  const query = new URLSearchParams({ url: viewccPdfUrl });
  const missing = await get(`/v3/member/200017/accounts/${account}/capital-credit-document?${query}`);
  expect([missing.statusCode, missing.json().message]).toEqual([404, 'Capital Credit File not found.']);
});
