import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBillingSandbox } from '@rochdale/billing-sandbox/app';
import { Books } from '@rochdale/billing-sandbox/books';
import { createClientAsync, listen } from 'soap';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../../../platform/clock.ts';
import { cbWsdl } from '../testing/cb-wsdl.ts';
import { DeliveryRefused, type Posting } from '../told.ts';
import { multispeakLink } from './multispeak-link.ts';
import { readAmount } from './read-location.ts';

const posting: Posting = {
  kind: 'posting',
  transNo: '20261125-A&B',
  accountNumber: '104500017',
  amount: 4_210,
  day: '2026-11-25',
  method: 'card',
  lastFour: '1111',
  confirmationNumber: '<C1>',
  fee: 275,
};

/** The payment of a list as another library has read it. */
const readList = z.object({
  transactions: z.object({
    paymentTransaction: z.tuple([
      z.object({
        accountNumber: z.string(),
        creditCardPayment: z.tuple([
          z.object({ tender: z.tuple([z.looseObject({ amount: z.number(), financialTransactionID: z.string() })]) }),
        ]),
      }),
    ]),
  }),
});

describe('a billing system that another library speaks for', () => {
  const books = new Books();
  let server: Server;
  let url = '';
  beforeAll(async () => {
    books.open('104500017', 18_860);
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}/cb`;
    const service = {
      Methods: () => ({
        MethodsResult: { string: ['Methods', 'ServiceLocationByAccountNumber', 'CommitPaymentTransaction'] },
      }),
      ServiceLocationByAccountNumber: ({ accountNumber }: { accountNumber: string }) => ({
        ServiceLocationByAccountNumberResult: {
          serviceLocation: [{ custID: '7', accountNumber, acRecvBal: (books.owed(accountNumber) ?? 0) / 100 }],
        },
      }),
      CommitPaymentTransaction: (given: unknown) => {
        const [{ accountNumber, creditCardPayment }] = readList.parse(given).transactions.paymentTransaction;
        const [{ amount, financialTransactionID: transNo }] = creditCardPayment[0].tender;
        const booking = books.book({ transNo, accountNumber, cents: Math.round(amount * 100) });
        const tender = [
          { amount, responseCode: booking.done ? 'Success' : 'Failure', financialTransactionID: transNo },
        ];
        const answered = { paymentTransaction: [{ accountNumber, creditCardPayment: [{ tender }] }] };
        return { CommitPaymentTransactionResult: answered };
      },
    };
    await new Promise<void>((resolve) =>
      listen(server, '/cb', { CB: { CB: service } }, cbWsdl('', url), () => resolve()),
    );
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const link = () =>
    multispeakLink({
      url,
      outageUrl: url,
      user: 'portal',
      password: 'a<b',
      company: undefined,
      uses: { balances: true, changes: false, outages: false, tells: new Set(['posting']) },
      clock: systemClock,
    });

  it('is asked by the names that it has, answers balances, and books what it is told once', async () => {
    expect((await link().describe()).abilities).toEqual({
      balances: true,
      changes: false,
      outages: false,
      tells: new Set(['posting']),
    });
    const signal = AbortSignal.timeout(5_000);
    expect(await link().balanceOf('104500017', signal)).toMatchObject({ balance: 18_860, asOf: null });
    await link().deliver(posting);
    await link().deliver(posting);
    expect(books.payments).toEqual([{ transNo: '20261125-A&B', accountNumber: '104500017', cents: 4_210 }]);
    expect(await link().balanceOf('104500017', signal)).toMatchObject({ balance: 14_650 });
    await expect(link().deliver({ ...posting, amount: 1 })).rejects.toThrow(DeliveryRefused);
  });
});

it('the sandbox answers another library’s client', async () => {
  const sandbox = buildBillingSandbox({ user: 'portal', password: 'secret' }, systemClock);
  sandbox.books.open('104500017', 18_860);
  const url = `${await sandbox.app.listen({ host: '127.0.0.1', port: 0 })}/cb`;
  const folder = await mkdtemp(join(tmpdir(), 'cb-wsdl-'));
  await writeFile(join(folder, 'cb.wsdl'), cbWsdl('Get', url));
  const client = await createClientAsync(join(folder, 'cb.wsdl'));
  const header = (password: string) =>
    `<MultiSpeakMsgHeader xmlns="http://www.multispeak.org/Version_3.0" UserID="portal" Pwd="${password}"/>`;
  client.addSoapHeader(header('secret'));
  const [answer] = await client.GetServiceLocationByAccountNumberAsync({ accountNumber: '104500017' });
  expect(answer.GetServiceLocationByAccountNumberResult.serviceLocation).toMatchObject([{ acRecvBal: 188.6 }]);
  client.clearSoapHeaders();
  client.addSoapHeader(header('wrong'));
  await expect(client.GetServiceLocationByAccountNumberAsync({ accountNumber: '104500017' })).rejects.toThrow();
  await sandbox.app.close();
  await rm(folder, { recursive: true });
});

it.each([
  ['188.6', 18_860],
  ['1.886E2', 18_860],
  ['-12.30', -1_230],
  ['188.6000061', 18_860],
  ['131071.99', 13_107_199],
] as const)('an amount of %s is %d cents', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

it.each(['', 'abc', 'NaN', 'INF', '131072', '-131072.00'])('an amount of “%s” is refused', (text) => {
  expect(() => readAmount(text)).toThrow();
});
