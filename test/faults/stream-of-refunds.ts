import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hostedGateway } from '../../apps/api/src/features/paying/payments/company/hosted-gateway.ts';
import { createRequisition } from '../../apps/api/src/features/paying/payments/public.ts';
import { loadSite } from '../../apps/api/src/features/website/site/load-site.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { inLanes } from '../../apps/api/src/platform/process/lanes.ts';
import { killAgainAndAgain } from './support/fault.ts';
import { ask, type Product, startProduct } from './support/product.ts';
import { officeSettings, refundClerks } from './support/refund-clerks.ts';

/**
 * 200 payments (or `--refunds` so many) are given back by two clerks, many at a time, whole or in part, while API and
 * worker are killed without warning and the payment company answers late, then never. The company's own refunds are held
 * against the ledger and the mail. Ends with 1 when something does not hold.
 */
const { values } = parseArgs({ options: { refunds: { type: 'string', default: '200' } } });
const count = Number(values.refunds);
const sideBySide = 20;
const strikes = ['worker', 'api', 'worker', 'api', 'worker', 'worker', 'api', 'worker'] as const;
const patienceMs = 180_000;

interface Paid {
  readonly transNo: string;
  readonly accountNumber: string;
  readonly amount: number;
  readonly back: number;
}

const office = await officeSettings();
const product = await startProduct({ settings: office.settings });
const company = hostedGateway({
  url: product.gatewayUrl,
  secret: product.gatewaySecret,
  clientId: (await loadSite(fileURLToPath(new URL('../../coops/cedar-ridge', import.meta.url)))).config.payments
    .pgClientId,
  clock: systemClock,
});
const paid = await payments(product);
const clerks = await refundClerks(product, office);
console.log(`${paid.length} payments are charged and posted; ${sideBySide} are given back at a time`);

const until = performance.now() + patienceMs;
let undecided = 0;
await Promise.all([
  inLanes(paid, sideBySide, async ({ transNo, accountNumber, back }) => {
    if (!(await clerks.giveBack(transNo, accountNumber, back, until))) undecided += 1;
  }),
  strikeOn(product),
  slowCompany(product),
]);
const began = performance.now();
let findings = await judge(product);
while (findings.length > 0 && performance.now() - began < patienceMs) {
  await pause(1000);
  findings = await judge(product);
}
if (undecided > 0) findings.push(`${undecided} refunds could not be decided`);
await product.stop();
for (const what of findings.slice(0, 40)) console.log(`FOUND ${what}`);
const sum = paid.reduce((cents, { back }) => cents + back, 0);
console.log(
  `${paid.length} refunds, ${sum} cents; settled ${((performance.now() - began) / 1000).toFixed(1)} s after the last strike`,
);
console.log(findings.length === 0 ? 'holds' : 'DOES NOT HOLD');
process.exit(findings.length === 0 ? 0 : 1);

/** Payments of a stored card, posted: each third is given back whole, the others in part. */
async function payments(on: Product): Promise<Paid[]> {
  const made: Paid[] = [];
  await inLanes(
    Array.from({ length: count }, (_, turn) => turn),
    5,
    async (turn) => {
      const { accountNumber, memberNumber } = on.payable[turn % on.payable.length] ?? {
        accountNumber: '',
        memberNumber: '',
      };
      const amount = 1000 + turn * 7;
      const now = systemClock.now();
      const { transNo } = await createRequisition(on.books.db, {
        transNo: `T-${randomUUID().slice(0, 18)}`,
        flow: 'member',
        purpose: 'payment',
        memberNumber,
        amount,
        fingerprint: randomUUID(),
        createdAt: now,
        expiresAt: now,
        accounts: [{ accountNumber, amount }],
      });
      await company.charge({ transNo, token: 'TEST-CARD-1111', amountCents: amount, accountNumber });
      made.push({ transNo, accountNumber, amount, back: turn % 3 === 0 ? amount : Math.floor(amount / 3) });
    },
  );
  for (;;) {
    const posted = await ask(on, "select 1 from requisitions where state = 'posted' and trans_no like 'T-%'");
    if (posted?.length === count) return made;
    await pause(300);
  }
}

async function strikeOn({ api, worker }: Product): Promise<void> {
  for (const which of strikes) {
    await pause(2_500 + Math.random() * 800);
    await killAgainAndAgain(which === 'api' ? api : worker, 1, 0);
  }
  console.log(`killed: API 3 times, worker 5 times`);
}

/** Late, silent, and then as if it had never known the connections; from the beginning until all is decided. */
async function slowCompany({ toGateway }: Product): Promise<void> {
  toGateway.set({ kind: 'late', ms: 700 });
  await pause(9_000);
  toGateway.set({ kind: 'hang' });
  await pause(8_000);
  toGateway.set({ kind: 'forgotten' });
  await pause(3_000);
  toGateway.set({ kind: 'refuse' });
  await pause(3_000);
  toGateway.set({ kind: 'pass' });
}

/** What does not agree between company, ledger and mail, to the cent. */
async function judge(on: Product): Promise<string[]> {
  const found: string[] = [];
  const states = await ask<{ state: string; count: string }>(on, 'select state, count(*) from refunds group by 1');
  const rows = await ask<{ trans_no: string; cents: string; rows: string }>(
    on,
    `select regexp_replace(trans_no, '-R[0-9]{0,4}$', '') as trans_no, -sum(amount_cents) as cents, count(*) as rows
     from ledger where amount_cents < 0 group by 1`,
  );
  const told = await ask<{ count: string }>(
    on,
    "select count(*) from outgoing_messages where kind = 'payment-refunded'",
  );
  if (!states || !rows || !told) return ['the books can’t be read'];
  const booked = new Map(rows.map((row) => [row.trans_no, row]));
  for (const { state, count: some } of states) if (state !== 'done') found.push(`${some} refunds are ${state}`);
  await inLanes(paid, 10, async ({ transNo, back }) => {
    const [charge] = await company.resultsOf(transNo);
    const given = charge?.refundedCents ?? 0;
    const ours = booked.get(transNo);
    if (given !== back) found.push(`${transNo}: the company gave ${given} back, not ${back}`);
    if (Number(ours?.cents ?? 0) !== given || Number(ours?.rows ?? 0) !== 1)
      found.push(`${transNo}: ${ours?.cents ?? 0} in ${ours?.rows ?? 0} rows of the ledger, ${given} at the company`);
  });
  if (Number(told[0]?.count) !== paid.length) found.push(`${told[0]?.count} members were told, not ${paid.length}`);
  return found;
}
