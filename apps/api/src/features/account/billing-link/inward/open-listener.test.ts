import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSoap, writeSoap } from '@rochdale/contract/billing-link/soap';
import { xmlElement } from '@rochdale/contract/billing-link/xml';
import { createClientAsync } from 'soap';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { networksOf } from '../../../../platform/http/trusted-hops.ts';
import { type TestDatabase, testDatabase } from '../../../../platform/testing/test-database.ts';
import { doubtsSince } from '../answers-store.ts';
import { billingActs } from '../testing/billing-acts.ts';
import type { BillingHarness } from '../testing/billing-harness.ts';
import { inwardWsdl } from '../testing/cb-wsdl.ts';
import { sandboxHarness } from '../testing/sandbox-harness.ts';
import { billingListener } from './open-listener.ts';

let harness: BillingHarness;
let database: TestDatabase;
const its = billingActs(() => ({ harness, database }));
const settings = {
  ...{ host: '127.0.0.1', port: 0, perHour: 5, tls: undefined },
  caller: { by: 'password', user: 'cis', password: 'a long password' },
} as const;
const listeners: { close(): Promise<void> }[] = [];
let url = '';

const open = async (networks = '127.0.0.0/8'): Promise<string> => {
  const listener = billingListener(its.services(), { ...settings, networks: networksOf('TEST', networks) });
  listeners.push(listener);
  return `${await listener.listen({ host: '127.0.0.1', port: 0 })}/cb`;
};
beforeAll(async () => {
  [harness, database] = await Promise.all([sandboxHarness(), testDatabase()]);
  url = await open();
});
beforeEach(() => its.query('truncate attempts', []));
afterAll(async () => {
  for (const listener of listeners) await listener.close();
  await harness.close();
  await database.drop();
});

const known = { UserID: 'cis', Pwd: 'a long password' };
const locations = (...accounts: readonly string[]) =>
  xmlElement(
    'changedServiceLocations',
    {},
    ...accounts.map((one) =>
      xmlElement('serviceLocation', {}, xmlElement('accountNumber', {}, one), xmlElement('acRecvBal', {}, '1.00')),
    ),
  );
const changed = (accounts: readonly string[], header: Readonly<Record<string, string>> = known) =>
  writeSoap(header, 'ServiceLocationChangedNotification', locations(...accounts));
const post = (body: string, to = url, type = 'text/xml; charset=utf-8') =>
  fetch(to, { method: 'POST', headers: { 'content-type': type }, body });
const errorsOf = async (answer: Response) =>
  readSoap(await answer.text()).body.children[0]?.children.map(({ attributes }) => attributes.get('objectID'));

it('an account that changed is asked for, and nothing that was said of it is believed', async () => {
  const account = await its.account(10_000);
  harness.books.charge(account, 2_345);
  const answer = await post(changed([account]));
  expect([answer.status, await errorsOf(answer)]).toEqual([200, []]);
  expect(await its.shown(account)).toBe(12_345);
});

it('the same told again, days later or at once, changes nothing', async () => {
  const account = await its.account(10_000);
  const before = changed([account]);
  for (const answer of await Promise.all([post(before), post(before), post(before)])) expect(answer.status).toBe(200);
  expect(await its.shown(account)).toBe(10_000);
});

it('an account that we do not know is refused, and the others of the message are taken', async () => {
  const account = await its.account(10_000);
  harness.books.charge(account, 1);
  const failed = await errorsOf(await post(changed(['999999999999', account, ''])));
  expect(failed?.sort()).toEqual(['', '999999999999']);
  expect(await its.shown(account)).toBe(10_001);
});

it('more accounts within an hour than are taken wait for the office', async () => {
  const accounts = await Promise.all(Array.from({ length: 7 }, () => its.account(100)));
  const errors = (await errorsOf(await post(changed(accounts)))) ?? [];
  expect(errors).toHaveLength(2);
  const held = await its.query("select account_number from billing_changes where state = 'held'", []);
  expect(held.map(({ account_number: one }) => one).sort()).toEqual(errors.sort());
  expect(await doubtsSince(database.db, new Date(0))).toEqual([]);
});

it('a member and a meter that changed stand for their accounts; ones that we do not know are refused', async () => {
  const account = await its.account(10_000);
  await its.query("insert into meters (account_number, meter_number, meter_type) values ($1, 'M-7', 'Electric')", [
    account,
  ]);
  const tell = async (method: string, list: string, inside: string) =>
    errorsOf(await post(writeSoap(known, method, xmlElement(list, {}, inside))));
  harness.books.charge(account, 1);
  const customer = xmlElement('customer', { objectID: account }) + xmlElement('customer', { objectID: 'nobody' });
  expect(await tell('CustomerChangedNotification', 'changedCustomers', customer)).toEqual(['nobody']);
  expect(await its.shown(account)).toBe(10_001);
  harness.books.charge(account, 1);
  const meter = (number: string) => xmlElement('electricMeter', {}, xmlElement('meterNo', {}, number));
  const meters = xmlElement('electricMeters', {}, meter('M-7') + meter('M-8'));
  expect(await tell('MeterChangedNotification', 'changedMeters', meters)).toEqual(['M-8']);
  expect(await its.shown(account)).toBe(10_002);
});

/** What is answered to bytes as they are. */
const rawly = (bytes: string) =>
  new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('data', (part) => {
      text += String(part);
      socket.destroy();
    });
    socket.on('error', () => undefined).on('close', () => resolve(text));
    socket.write(bytes);
  });

it('another library’s client is heard', async () => {
  const account = await its.account(10_000);
  harness.books.charge(account, 7);
  const folder = await mkdtemp(join(tmpdir(), 'inward-'));
  await writeFile(join(folder, 'cb.wsdl'), inwardWsdl(url));
  const client = await createClientAsync(join(folder, 'cb.wsdl'));
  await rm(folder, { recursive: true });
  const header = (password: string) =>
    `<MultiSpeakMsgHeader xmlns="http://www.multispeak.org/Version_3.0" UserID="cis" Pwd="${password}"/>`;
  const told = { changedServiceLocations: { serviceLocation: [{ accountNumber: account }] } };
  client.addSoapHeader(header('a wrong password'));
  await expect(client.ServiceLocationChangedNotificationAsync(told)).rejects.toThrow();
  expect(await its.shown(account)).toBe(10_000);
  client.clearSoapHeaders();
  client.addSoapHeader(header('a long password'));
  await client.ServiceLocationChangedNotificationAsync(told);
  expect(await its.shown(account)).toBe(10_007);
});

describe('with a certificate of who may call', () => {
  it('who has none, or one that another signed, is not heard; who has one, still says user and password', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inward-tls-'));
    const at = (name: string) => join(folder, name);
    const openssl = (...given: string[]) => execFileSync('openssl', given, { stdio: 'pipe' });
    const make = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    for (const name of ['ours', 'theirs', 'another'])
      openssl(
        ...make,
        '-keyout',
        at(`${name}.key`),
        '-out',
        at(`${name}.crt`),
        '-subj',
        `/CN=${name}`,
        '-addext',
        'subjectAltName=IP:127.0.0.1',
      );
    const [cert, key, ca] = ['ours.crt', 'ours.key', 'theirs.crt'].map((name) => readFileSync(at(name)));
    if (!cert || !key || !ca) throw new Error('no certificates');
    const listener = billingListener(its.services(), {
      ...settings,
      networks: networksOf('TEST', '127.0.0.0/8'),
      tls: { cert, key, ca },
    });
    listeners.push(listener);
    const heard = new URL(await listener.listen({ host: '127.0.0.1', port: 0 }));
    const address = `https://${heard.host}/cb`;
    const ask = (who: string | undefined, body: string) =>
      new Promise<number | string>((resolve) => {
        const own =
          who === undefined ? {} : { cert: readFileSync(at(`${who}.crt`)), key: readFileSync(at(`${who}.key`)) };
        const headers = { 'content-type': 'text/xml' };
        request(address, { method: 'POST', ca: cert, headers, agent: false, ...own }, (answer) =>
          resolve(answer.statusCode ?? 0),
        )
          .on('error', ({ message }) => resolve(message))
          .end(body);
      });
    const ping = writeSoap(known, 'PingURL', '');
    expect(await ask('theirs', ping)).toBe(200);
    expect(await ask('theirs', writeSoap({ ...known, Pwd: 'wrong' }, 'PingURL', ''))).toBe(401);
    for (const who of [undefined, 'another'])
      expect(await ask(who, ping)).toMatch(/alert|ECONNRESET|socket hang up|certificate/);
    await rm(folder, { recursive: true });
  });
});

describe('whoever attacks', () => {
  const soap = (inside: string, before = '') =>
    `${before}<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header><MultiSpeakMsgHeader UserID="cis" Pwd="a long password"/></s:Header><s:Body>${inside}</s:Body></s:Envelope>`;
  const bomb = `<!DOCTYPE b [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_one, place) => `<!ENTITY a${place} "${`&a${place || ''};`.repeat(10)}">`).join('')}]>`;

  it.each([
    ['another password', changed(['1'], { ...known, Pwd: 'a long passwore' }), 401],
    ['another user', changed(['1'], { ...known, UserID: 'CIS' }), 401],
    ['no header', writeSoap({}, 'PingURL', ''), 401],
    ['an entity that grows', soap('<PingURL>&a8;</PingURL>', bomb), 400],
    [
      'an entity that reads a file',
      soap('<PingURL>&f;</PingURL>', '<!DOCTYPE f [<!ENTITY f SYSTEM "file:///etc/hostname">]>'),
      400,
    ],
    ['an entity that asks elsewhere', soap('<PingURL/>', '<!DOCTYPE f SYSTEM "http://127.0.0.1:1/f.dtd">'), 400],
    ['elements 51 deep', soap(`${'<a>'.repeat(49)}${'</a>'.repeat(49)}`), 400],
    ['two bodies', soap('<PingURL/><PingURL/>'), 400],
    ['a method that is none', soap('<GetAllCustomers/>'), 400],
    ['letters that are no UTF-8', '\ud800', 400],
    ['no XML', '{"PingURL":1}', 400],
    ['more than a megabyte', soap(`<PingURL>${'a'.repeat(1_048_576)}</PingURL>`), 413],
  ])('with %s is refused', async (_what, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain(readFileSync('/etc/hostname', 'utf8').trim());
  });

  it('from a network that is not named, by another method, path or type, is refused', async () => {
    const elsewhere = await open('10.0.0.0/8');
    expect((await post(changed(['1']), elsewhere)).status).toBe(403);
    expect((await fetch(url)).status).toBe(404);
    expect((await post(changed(['1']), url.replace('/cb', '/'))).status).toBe(404);
    expect((await post('{}', url, 'application/json')).status).toBe(415);
  });

  it('a hundred that are right, told at one moment, are all heard, and a wrong one among them is not', async () => {
    const right = writeSoap(known, 'PingURL', '');
    const wrong = changed(['1'], { ...known, Pwd: 'wrong' });
    const told = await Promise.all([...Array.from({ length: 100 }, () => post(right)), post(wrong)]);
    expect(told.filter(({ status }) => status === 200)).toHaveLength(100);
  });

  it('of a hundred passwords tried at one moment no more than thirty are looked at', async () => {
    const guesses = Array.from({ length: 100 }, (_, n) => post(changed(['1'], { ...known, Pwd: `wrong ${n}` })));
    expect((await Promise.all(guesses)).every(({ status }) => status === 401)).toBe(true);
    expect((await post(writeSoap(known, 'PingURL', ''))).status).toBe(401);
  });

  it('who tries passwords is refused with the right one, too, after thirty, from that address', async () => {
    const wrong = changed(['1'], { ...known, Pwd: 'wrong' });
    for (let tried = 0; tried < 30; tried += 1) expect((await post(wrong)).status).toBe(401);
    expect((await post(writeSoap(known, 'PingURL', ''))).status).toBe(401);
  });

  it.each([
    ['a header without an end', `POST /cb HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(20_000)}`],
    ['two lengths', 'POST /cb HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
    [
      'a length and pieces',
      'POST /cb HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no HTTP', '\u0016\u0003\u0001 hello\r\n\r\n'],
  ])('by hand with %s is refused', async (_what, bytes) => {
    expect(await rawly(bytes)).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect((await post(writeSoap(known, 'PingURL', ''))).status).toBe(200);
  });

  it('in pieces with more than a megabyte is refused before the end', async () => {
    const head = 'POST /cb HTTP/1.1\r\nHost: x\r\nContent-Type: text/xml\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await rawly(head + `10000\r\n${'a'.repeat(65_536)}\r\n`.repeat(17))).toMatch(/^HTTP\/1\.1 413/);
  });

  it('who sends half a message holds nobody up', async () => {
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('POST /cb HTTP/1.1\r\nHost: x\r\nContent-Type: text/xml\r\nContent-Length: 9999\r\n\r\n<half');
    expect((await post(writeSoap(known, 'PingURL', ''))).status).toBe(200);
    socket.destroy();
  });
});
