import { sign } from '@rochdale/contract/hosted-payment/signing';
import { runFault } from './support/fault.ts';
import { noFigures } from './support/figures.ts';
import { chargedBy } from './support/judge.ts';
import { beginPayment } from './support/payer.ts';
import { ask, type Product } from './support/product.ts';

const findings: string[] = [];
const liedAbout: string[] = [];

/** A result as the company tells it. */
const told = (transNo: string, amountCents: number, status = 'approved') => ({
  transNo,
  reference: `LIE-${transNo}-${amountCents}`,
  status,
  amountCents,
  feeCents: 0,
  paymentType: 'cc',
  lastFour: '1111',
  confirmationNumber: 'LIE',
  message: '',
  at: '2020-01-02T03:04:05.000Z',
});

async function expectStatus(product: Product, what: string, statuses: readonly number[], body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const url = `${product.url}/v3/hosted-payment/postback`;
  const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!statuses.includes(status)) findings.push(`${what} was answered with ${status}`);
}

/** The company, or somebody who says to be it, tells of payments that were not made like that. Nothing of it is posted. */
async function lie(product: Product): Promise<void> {
  const { gatewaySecret: secret, url } = product;
  for (let round = 0; round < 8; round += 1) {
    const cents = 5_000 + round;
    const begun = await beginPayment(product, noFigures, cents);
    if (!begun) {
      findings.push('no payment could be begun');
      continue;
    }
    const { transNo } = begun;
    liedAbout.push(transNo);
    const honest = sign('postback', told(transNo, cents), secret);
    // Another amount is kept to be given back, and never posted; less than nothing is no amount, and what is signed so is no result.
    for (const [amount, status] of [
      [cents + 1, 200],
      [cents - 1, 200],
      [0, 200],
      [cents * 100, 200],
      [-cents, 401],
    ] as const)
      await expectStatus(product, `an amount of ${amount}`, [status], {
        result: sign('postback', told(transNo, amount), secret),
      });
    await expectStatus(product, 'a stranger', [401], { result: sign('postback', told(transNo, cents), 'another') });
    await expectStatus(product, 'a return as postback', [401], {
      result: sign('return', told(transNo, cents), secret),
    });
    await expectStatus(product, 'an altered result', [401], { result: `${honest.slice(0, -2)}xx` });
    await expectStatus(product, 'half a result', [401], { result: honest.slice(0, 40) });
    await expectStatus(product, 'nothing', [400, 401], {});
    await expectStatus(product, 'a payment of nobody', [404], {
      result: sign('postback', told('20200102-NOBODY', cents), secret),
    });
    const forged = sign('return', told(transNo, cents), 'another');
    await fetch(`${url}/PaymentCallback/quick-pay/success?result=${forged}`, { redirect: 'manual' });
    const wrong = sign('return', told(transNo, cents + 5), secret);
    await fetch(`${url}/PaymentCallback/quick-pay/success?result=${wrong}`, { redirect: 'manual' });
    // What was true another day is told again, and then denied.
    const [earlier] = await chargedBy(product);
    if (!earlier) continue;
    const [paid, amount] = earlier;
    await expectStatus(product, 'an old result', [200], { result: sign('postback', told(paid, amount), secret) });
    for (const status of ['declined', 'cancelled', 'pending'])
      await expectStatus(product, `${status} after approved`, [200], {
        result: sign('postback', told(paid, amount, status), secret),
      });
  }
}

await runFault({
  name: 'lying-gateway',
  strike: lie,
  look: async (product) => {
    const posted = await ask<{ trans_no: string }>(product, 'select trans_no from ledger where trans_no = any($1)', [
      liedAbout,
    ]);
    const undone = await ask(
      product,
      "select 1 from ledger join requisitions using (trans_no) where state <> 'posted' or ledger.amount_cents < 0",
    );
    if (posted?.length !== 0) findings.push(`${posted?.length} payments posted that were never made`);
    if (undone?.length !== 0) findings.push(`${undone?.length} payments undone`);
    return findings;
  },
});
