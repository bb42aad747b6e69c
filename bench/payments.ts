import { parseArgs } from 'node:util';
import { sign } from '@rochdale/contract/hosted-payment/signing';
import { operations } from '@rochdale/contract/operations/operations';
import { paymentRequestOf } from '@rochdale/contract/payments/conversions';
import { paymentInitiation } from '@rochdale/contract/schemas/payments';
import { defaultPlace, generateCoOp } from '../apps/api/src/features/office/generating/public.ts';
import { importFolder } from '../apps/api/src/features/office/importing/public.ts';
import { hostedGateway } from '../apps/api/src/features/paying/payments/company/hosted-gateway.ts';
import { reconcile } from '../apps/api/src/features/paying/payments/reconcile/reconcile.ts';
import { postingHooks } from '../apps/api/src/features/posting-hooks.ts';
import { loadSite } from '../apps/api/src/features/website/site/load-site.ts';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import { startChild } from '../apps/api/src/platform/process/child-program.ts';
import { builtProgram, productSettings, programAt, scratchVault, withScratchDatabase } from './support/product.ts';
import { report } from './support/report.ts';

/**
 * Rounds of equal parallel initiations whose result is posted back several times at once, while the API is
 * stopped without warning every few rounds; then counts what was posted twice and what was lost.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1000' }, parallel: { type: 'string', default: '100' } },
});
const rounds = Number(values.rounds);
const parallel = Number(values.parallel);

const site = await loadSite(programAt('coops/cedar-ridge'));

await withScratchDatabase(async ({ db, pool, url }, folder) => {
  await generateCoOp({
    folder: `${folder}/co-op`,
    members: 0,
    seed: 1,
    asOf: '2026-11-20',
    place: defaultPlace,
    named: true,
  });
  await importFolder({ folder: `${folder}/co-op`, pool, vault: scratchVault(), timeZone: defaultPlace.timeZone });
  const settings = await productSettings(url, folder);
  const origin = `http://127.0.0.1:${settings.PORT}`;
  const secret = settings.GATEWAY_SECRET ?? '';
  const server = await builtProgram('server');
  const startApi = () => startChild('API', server, settings);
  let api = await startApi();
  const post = (path: string, body: object, token?: string): Promise<Response | undefined> =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    }).catch(() => undefined);

  const approved = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    // Nobody begins so many payments in an hour, and the limits would say so.
    await pool.query('truncate attempts');
    const found = await post('/v3/quick-pay/verify/account/phone', {
      accountNumber: '104471882',
      phoneLastFourDigits: '0142',
    });
    const verified = operations['quick-pay.verify'].response.parse(await found?.json());
    const path = `/v3/quick-pay/member/${verified.memberNumber}/pay?encryptedAccount=${verified.encryptedAccount}`;
    const request = paymentRequestOf(verified.account, 100 + round);
    const answers = await Promise.all(
      Array.from({ length: parallel }, () => post(path, request, verified.quickPayToken)),
    );
    const initiated = await Promise.all(answers.map(async (answer) => paymentInitiation.parse(await answer?.json())));
    const transNo = initiated[0]?.paymentRequisitionSettings.transNo ?? '';
    const result = {
      transNo,
      reference: `R${transNo}`,
      status: 'approved',
      amountCents: 100 + round,
      feeCents: 0,
      paymentType: 'cc',
      lastFour: '1111',
      confirmationNumber: 'NG-BENCH-10000',
      message: '',
      at: systemClock.now().toISOString(),
    };
    approved.add(transNo);
    const replays = Promise.all(
      Array.from({ length: 5 }, () =>
        post('/v3/hosted-payment/postback', { result: sign('postback', result, secret) }),
      ),
    );
    if (round % 10 === 9) {
      api.kill();
      await api.ended;
      await replays;
      api = await startApi();
      // The company posts back again until it is answered.
      await post('/v3/hosted-payment/postback', { result: sign('postback', result, secret) });
    } else await replays;
  }
  const gateway = hostedGateway({ url: 'http://127.0.0.1:1', secret, clientId: 'none', clock: systemClock });
  await reconcile(
    { db, clock: systemClock, site: () => site, gateway, postingHooks, log: { warn: () => undefined } },
    { evenEarly: true },
  );
  await api.stop();

  const posted = await pool.query<{ trans_no: string; count: string }>(
    'select trans_no, count(*) from ledger group by trans_no',
  );
  const requisitions = await pool.query<{ count: string }>('select count(*) from requisitions');
  const doubled =
    posted.rows.filter((row) => Number(row.count) > 1).length + Number(requisitions.rows[0]?.count) - approved.size;
  const lost = [...approved].filter((transNo) => !posted.rows.some((row) => row.trans_no === transNo)).length;
  console.log(
    `payments: ${rounds} rounds of ${parallel} equal initiations, the API killed ${Math.floor(rounds / 10)} times`,
  );
  console.log(`ratio of postings to payments ${(posted.rows.length / approved.size).toFixed(3)}`);
  report({ what: 'payments posted twice', measured: doubled, unit: 'payments', bound: { most: 0 } });
  report({ what: 'payments lost', measured: lost, unit: 'payments', bound: { most: 0 } });
});
