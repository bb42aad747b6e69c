import { hostedFormFields } from '@rochdale/contract/hosted-payment/form';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { card, echeck, formOf, granted, resultIn, sandboxBench } from './testing/sandbox-bench.ts';

const { post, open, ask, charges, posted, countAnew, setClock, restart } = sandboxBench();

describe('the form that opens the page', () => {
  it('is refused when any field the token speaks of was altered, and nothing is opened', async () => {
    const good = formOf(granted());
    const free = ['UtilityName', 'AccountDisplay', 'ApplicationId', 'IsPostbackRequired'];
    const alsoFree = ['TaxIncludedInBillAmount', 'PaymentType', 'IsQuickPay'];
    for (const name of hostedFormFields.filter((one) => ![...free, ...alsoFree].includes(one))) {
      const answer = await post('/pay', { ...good, [name]: `${good[name]}9` });
      expect([name, answer.statusCode]).toEqual([name, 400]);
    }
    expect(await charges()).toEqual([]);
  });

  it('is refused when it repeats a field, lacks one, comes late, or asks another amount for the same requisition', async () => {
    const good = new URLSearchParams(formOf(granted())).toString();
    expect((await post('/pay', `${good}&Balance=1.00`)).statusCode).toBe(400);
    expect((await post('/pay', 'Balance=1.00')).statusCode).toBe(400);
    await open();
    expect((await post('/pay', formOf(granted({ amountCents: 100 })))).statusCode).toBe(400);
    setClock(1800);
    expect((await post('/pay', formOf(granted()))).statusCode).toBe(400);
  });

  it('lets its page send forms to itself and to the portal only', async () => {
    const policy = String((await open()).page.headers['content-security-policy']);
    expect(policy).toContain("form-action 'self' https://portal.example");
  });
});

describe('a form that lacks something', () => {
  it.each([
    ['cc', ['cardNumber', 'expiry', 'cvv', 'name', 'zip']],
    ['echeck', ['accountType', 'routingNumber', 'accountNumber', 'name', 'authorize']],
  ])('says so in its title, leads to each field, and begins at the first: %s', async (method, fields) => {
    const { session } = await open();
    const { body } = await post('/pay/submit', { session, method });
    expect(body).toMatch(/<title>Error: Pay \|/);
    expect([...body.matchAll(/<a href="#(\w+)">/g)].map(([, name]) => name)).toEqual(fields);
    for (const name of fields) expect(body).toContain(` id="${name}"`);
    expect([...body.matchAll(/<input[^>]* id="(\w+)"[^>]* autofocus/g)].map(([, name]) => name)).toEqual([fields[0]]);
  });
});

describe('a test number', () => {
  it.each([
    ['4111111111111111', '000123456789', ['approved'], 303, 1],
    ['4000000000000002', '000000000002', ['declined'], 422, 1],
    ['4000000000000119', '000000000119', ['pending'], 422, 0],
    ['4000000000000341', '000000000341', ['approved'], 200, 0],
    ['4000000000000259', '000000000259', ['approved'], 303, 2],
    ['4000000000000267', '000000000267', ['approved', 'approved'], 303, 2],
    ['4000000000000275', '000000000275', ['approved'], 200, 0],
    ['4000000000009979', '000000009979', ['declined'], 422, 1],
    ['4000000000000036', '000000000036', ['declined'], 422, 1],
    ['4000000000000044', '000000000044', ['approved'], 303, 1],
  ])('%s does what it says, and so does account %s', async (cardNumber, account, statuses, code, posts) => {
    for (const entryOf of [card, echeck]) {
      countAnew();
      const transNo = entryOf === card ? 'CARD' : 'ECHECK';
      const { session } = await open({ transNo });
      const answer = await post('/pay/submit', entryOf(session, entryOf === card ? cardNumber : account));
      expect(answer.statusCode).toBe(code);
      const made = await charges(transNo);
      expect(made.map((one) => one.status)).toEqual(statuses);
      for (const one of made.filter((result) => result.status === 'approved'))
        expect([one.amountCents, one.feeCents]).toEqual([14_200, entryOf === card ? 275 : 0]);
      await expect.poll(posted).toBe(posts);
    }
  });

  it('4000000000000036 declines first and approves then', async () => {
    const { session } = await open();
    expect((await post('/pay/submit', card(session, '4000000000000036'))).statusCode).toBe(422);
    const then = await post('/pay/submit', card(session, '4000000000000036'));
    expect(resultIn(then.headers.location).status).toBe('approved');
  });

  it('4000000000000028 approves half of it, and the fee is whole', async () => {
    const { session } = await open();
    const answer = await post('/pay/submit', card(session, '4000000000000028'));
    expect(resultIn(answer.headers.location)).toMatchObject({ amountCents: 7100, feeCents: 275 });
  });

  it('000000000044 is sent back ten seconds later, though nobody was there meanwhile; a card is contested', async () => {
    for (const [entryOf, number, status] of [
      [echeck, '000000000044', 'returned'],
      [card, '4000000000000044', 'disputed'],
    ] as const) {
      setClock(0);
      countAnew();
      const { session } = await open({ transNo: status });
      await post('/pay/submit', entryOf(session, number));
      const [charged] = await charges(status);
      await expect.poll(posted).toBe(1);
      await restart(async () => setClock(10));
      await expect.poll(posted).toBe(2);
      expect(await charges(status)).toMatchObject([{ status, reference: charged?.reference, at: charged?.at }]);
      expect((await post('/pay/submit', card(session))).statusCode).toBe(400);
    }
  });

  it('000000000044 is not sent back once it was given back', async () => {
    const { session } = await open();
    await post('/pay/submit', echeck(session, '000000000044'));
    const reference = (await charges())[0]?.reference ?? '';
    await ask('POST', `${reference}/refund`, { reference });
    setClock(20);
    await new Promise((done) => setTimeout(done, 600));
    expect((await charges()).map((one) => one.status)).toEqual(['refunded']);
  });
});

describe('money moves once', () => {
  it('when one page is sent twenty times at once', async () => {
    const { session } = await open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/pay/submit', card(session))));
    const references = new Set(answers.map((answer) => resultIn(answer.headers.location).reference));
    expect(references.size).toBe(1);
    expect(await charges()).toHaveLength(1);
  });

  it('when a payment is cancelled first, or charged first', async () => {
    const left = await open({ transNo: 'LEFT' });
    const away = await post('/pay/cancel', { session: left.session });
    expect(away.headers.location).toContain('/quick-pay/cancel?');
    expect((await post('/pay/submit', card(left.session))).statusCode).toBe(400);
    expect((await charges('LEFT')).map((one) => one.status)).toEqual(['cancelled']);

    const paid = await open({ transNo: 'PAID' });
    await post('/pay/submit', card(paid.session));
    const late = await post('/pay/cancel', { session: paid.session });
    expect(late.headers.location).toContain('/quick-pay/success?');
    expect(resultIn(late.headers.location).status).toBe('approved');
  });

  it('when it was given back: once, and only what was charged; and the page stays closed', async () => {
    const { session } = await open();
    await post('/pay/submit', card(session, '4000000000000002'));
    const declined = (await charges())[0]?.reference ?? '';
    expect((await ask('POST', `${declined}/refund`, { reference: declined })).statusCode).toBe(409);
    await post('/pay/submit', card(session));
    const charged = (await charges()).find((one) => one.status === 'approved')?.reference ?? '';
    const both = await Promise.all([1, 2].map(() => ask('POST', `${charged}/refund`, { reference: charged })));
    expect(both.map((answer) => answer.json().status)).toEqual(['refunded', 'refunded']);
    expect((await post('/pay/submit', card(session))).statusCode).toBe(400);
    expect((await charges()).map((one) => one.status)).toEqual(['declined', 'refunded']);
    expect((await ask('POST', 'N0/refund', { reference: 'N0' })).statusCode).toBe(404);
  });

  it('in a way that was allowed, while the token is good', async () => {
    const cardOnly = await open({ transNo: 'CARD-ONLY', allowEcheck: false });
    expect((await post('/pay/submit', echeck(cardOnly.session))).statusCode).toBe(400);
    const visaOnly = await open({ transNo: 'VISA-ONLY', cardTypes: 'VI' });
    const answer = await post('/pay/submit', card(visaOnly.session, '5555555555554444'));
    expect(answer.body).toContain('Mastercard is not accepted here.');
    setClock(1800);
    expect((await post('/pay/submit', card(cardOnly.session))).body).toContain('has expired');
    expect((await charges('CARD-ONLY')).map((one) => one.status)).toEqual(['pending']);
  });
});

it('settings that are wrong are named in one sentence', () => {
  expect(() => readSettings({ SANDBOX_PORT: 'x' })).toThrow(/GATEWAY_SECRET.*SANDBOX_PORT/);
});
