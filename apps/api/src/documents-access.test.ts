import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealBill, sealStatement } from './features/account/bills/document-reference.ts';
import { ownDocument } from './features/account/bills/own-documents.ts';
import { ownDelinquentNotice } from './features/account/delinquents/own-delinquent-notice.ts';
import { testApp } from './platform/testing/test-app.ts';
import { asMember, asQuickPay, callerKinds, type Identity } from './testing/callers.ts';

const own: Identity = { memberNumber: '200017', accountNumber: '104471882' };
const other: Identity = { memberNumber: '200801', accountNumber: '104508110' };
const coops = fileURLToPath(new URL('../../../coops', import.meta.url));
const secret = 'what lies outside of the folder';
const pdf = '%PDF-1.4 the co-op’s own';
const billDate = '2026-01-05';

let at: Awaited<ReturnType<typeof testApp>>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rochdale-coop-'));
  const coop = join(folder, 'coop');
  await cp(join(coops, 'cedar-ridge'), coop, { recursive: true });
  await writeFile(join(folder, 'outside.pdf'), secret);
  for (const kind of ['bills', 'capital-credits', 'delinquents'])
    await mkdir(join(coop, 'documents', kind), { recursive: true });
  for (const { accountNumber } of [own, other]) {
    await writeFile(join(coop, `documents/bills/${accountNumber}-${billDate}.pdf`), pdf);
    await writeFile(join(coop, `documents/capital-credits/${accountNumber}.pdf`), pdf);
  }
  const links = [
    `documents/bills/${own.accountNumber}-2026-02-05.pdf`,
    'documents/capital-credits/104480316.pdf',
    'documents/delinquents/link.pdf',
    'brand/link.svg',
  ];
  for (const link of links) await symlink(join(folder, 'outside.pdf'), join(coop, link));
  await symlink(folder, join(coop, 'brand/folder'));
  at = await testApp({ coop: relative(coops, coop) });
  await at.database.pool.query(
    `insert into bills (account_number, bill_date, bill_number, bill_type, billed_cents, ending_balance_cents)
     values ($1, $3, 'B1', 'Regular', 100, 100), ($2, $3, 'B2', 'Regular', 100, 100)`,
    [own.accountNumber, other.accountNumber, billDate],
  );
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true });
});

const get = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await at.app.inject({ url, headers });
  return { status: answer.statusCode, body: answer.body };
};
/** Asks by an address as it stands: clients tidy `..` away before they send it. */
const raw = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { port } = new URL(at.services.publicUrl);
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString() }));
    });
    asked.on('error', reject);
    asked.end();
  });

/** Every address at which a document of an account is. */
const documentsOf = ({ memberNumber, accountNumber }: Identity): string[] => {
  const { sealer } = at.services;
  const query = (url: string) => new URLSearchParams({ url });
  const bill = query(sealBill(sealer, { accountNumber, billDate }, new Date()));
  const statement = query(sealStatement(sealer, accountNumber, new Date()));
  return [
    `/v3/accounts/${accountNumber}/bill-view?${bill}`,
    `/v3/member/${memberNumber}/accounts/${accountNumber}/capital-credit-document?${statement}`,
  ];
};

describe('the documents of an account', () => {
  it('are there for its member alone, and gone after signing out', async () => {
    for (const url of documentsOf(own)) {
      for (const caller of callerKinds) {
        const { status } = await get(url, await caller.headers(at, own));
        expect(`${caller.name}: ${status}`).toBe(`${caller.name}: ${caller.name === 'the member' ? 200 : 401}`);
      }
      const headers = await asMember(at, own);
      expect((await get(url, headers)).status).toBe(200);
      await at.app.inject({ method: 'POST', url: '/v3/logout', headers });
      expect((await get(url, headers)).status).toBe(401);
    }
  });

  it('of another member are answered like those that do not exist, whatever of the address is theirs', async () => {
    const headers = await asMember(at, own);
    const absent = { memberNumber: '999999', accountNumber: '999999999' };
    for (const [place, url] of documentsOf(other).entries())
      expect(await get(url, headers)).toEqual(await get(documentsOf(absent)[place] ?? '', headers));
    const [, statement = ''] = documentsOf(other);
    expect((await get(statement.replace(other.memberNumber, own.memberNumber), headers)).status).toBe(404);
    expect((await get(documentsOf(other)[0] ?? '', await asQuickPay(at, other))).status).toBe(401);
  });

  it('are never files that a link leads to out of the folder', async () => {
    const { coopFolder } = at.services;
    expect(await ownDocument(coopFolder, 'bills', own.accountNumber, billDate)).toBeDefined();
    expect(await ownDocument(coopFolder, 'bills', own.accountNumber, '2026-02-05')).toBeUndefined();
    expect(await ownDocument(coopFolder, 'capital-credits', '104480316')).toBeUndefined();
    expect(await ownDelinquentNotice(coopFolder, 'link.pdf')).toBeUndefined();
    expect(await ownDelinquentNotice(coopFolder, '../../site.yaml')).toBeUndefined();
  });
});

const tricks = [
  ...['..', '../..', '../../..', '%2e%2e', '..%2f..', '%2e%2e%2f%2e%2e', '..%252f..', '..%5c..', '....//..', '..;'],
  ...['.%00', '%c0%ae%c0%ae', '%e0%80%ae%e0%80%ae', '//', '/', '%2f', '~'],
];
const targets = ['site.yaml', 'bank.yaml', 'etc/passwd', 'documents/bills/x.pdf', 'outside.pdf', 'package.json'];
const stems = ['/coop/', '/coop/brand/', '/coop/brand/folder/', '/coop/member-info-docs/x/', '/assets/', '/api/docs/'];

describe('addresses', () => {
  it('with tricks in them reach no file of the folder or the machine', async () => {
    const headers = await asMember(at, own);
    const wrong: string[] = [];
    const accounts = [`/v3/accounts/${own.accountNumber}/bill-view?url=`, `/v3/member/${own.memberNumber}/accounts/`];
    const ends = ['', '/document', '/capital-credit-document', '%00.pdf'];
    let asked = 0;
    for (const stem of [...stems, ...accounts])
      for (const trick of tricks)
        for (const target of targets) {
          const end = ends[asked % ends.length] ?? '';
          asked += 1;
          const { status, body } = await raw(`${stem}${trick}/${target}${end}`, headers);
          const leaks = /timeZone:|root:x:|"workspaces"|what lies outside/.test(body);
          if (leaks || status >= 500) wrong.push(`${status} ${stem}${trick}/${target}${end}`);
        }
    for (const path of [
      '/coop/brand/link.svg',
      '/coop/brand/folder/outside.pdf',
      '/coop/brand/folder/coop/site.yaml',
    ]) {
      const { status } = await raw(path);
      asked += 1;
      if (status !== 404 && status !== 403) wrong.push(`${status} ${path}`);
    }
    expect(wrong).toEqual([]);
    console.log(`${asked} addresses with tricks in them`);
  });

  it('of drawings let no script in them run', async () => {
    const answer = await at.app.inject({ url: '/coop/brand/logo.svg' });
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  });
});
