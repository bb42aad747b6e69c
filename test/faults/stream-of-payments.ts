import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { killAgainAndAgain } from './support/fault.ts';
import { noFigures } from './support/figures.ts';
import { mannerOf } from './support/manners.ts';
import { goBack } from './support/payer.ts';
import { ask, type Product, startProduct } from './support/product.ts';
import { judgeStream, type StreamJudgement } from './support/stream-judge.ts';
import { type OpenPage, streamPayers } from './support/stream-payer.ts';

/**
 * 200 payments (or `--payments` so many) in a stream, a third declined first and a third silent, while API, worker and database are killed without
 * warning; then the API is gone for 20 s while members are on the company's page. The company's own list is held against the
 * ledger and the receipts that were mailed. Ends with 1 when something does not hold.
 */
const { values } = parseArgs({ options: { payments: { type: 'string', default: '200' } } });
const payments = Number(values.payments);
const everyMs = 900;
const strikes = [
  ...(['api', 'worker', 'database', 'api', 'database', 'worker'] as const),
  ...(['api', 'database', 'api', 'worker', 'api'] as const),
];
const onThePage = 16;
const goneMs = 20_000;
/** Within so long after the API's return all that was paid meanwhile is posted. */
const boundMs = 60_000;
const patienceMs = 120_000;

const product = await startProduct();
const since = new Date();
const figures = noFigures();
const findings: string[] = [];
await wantNoReceipts(product);
const members = await streamPayers(product, figures);

console.log(`${payments} payments in ${(payments * everyMs) / 60_000} minutes, of ${product.payable.length} members`);
const turns = Array.from({ length: payments }, (_, turn) => turn);
const [paid] = await Promise.all([
  Promise.all(turns.map((turn) => pause(turn * everyMs).then(() => members.pay(turn, mannerOf(turn))))),
  strikeOn(product),
]);
const never = paid.filter((done) => !done).length;
if (never > 0) findings.push(`${never} payments could not be begun`);
let afterStream = await settled(product, payments - never);
say('after the stream', afterStream.judgement, afterStream.seconds);
if (afterStream.judgement?.findings.length !== 0) {
  await bringTheHourForward(product);
  afterStream = await settled(product, payments - never);
  say('asked as after an hour', afterStream.judgement, afterStream.seconds);
}

const afterAbsence = await payWhileApiIsGone(product);
say(`after the API was gone for ${goneMs / 1000} s`, afterAbsence.judgement, afterAbsence.seconds);
if (afterAbsence.seconds * 1000 > boundMs) findings.push(`not posted within ${boundMs / 1000} s of the API’s return`);

const last = afterAbsence.judgement;
const expected = payments - never + onThePage;
if (last && last.charged !== expected) findings.push(`${last.charged} payments are charged, not ${expected}`);
findings.push(...(last?.findings ?? ['the books can’t be read']), ...figures.rough);
await product.stop();

for (const what of findings.slice(0, 40)) console.log(`FOUND ${what}`);
console.log(
  `${figures.calls} calls, ${figures.failed} failed; the longest took ${(figures.longestMs / 1000).toFixed(1)} s`,
);
console.log(findings.length === 0 ? 'holds' : 'DOES NOT HOLD');
process.exit(findings.length === 0 ? 0 : 1);

/** Kills one program after the other, spread over the stream. */
async function strikeOn({ api, worker, database }: Product): Promise<void> {
  const programs = { api, worker, database };
  const between = (payments * everyMs) / (strikes.length + 1);
  const strike = async (which: keyof typeof programs, at: number) => {
    await pause((at + 1) * between + Math.random() * 400);
    await killAgainAndAgain(programs[which], 1, 0);
  };
  await Promise.all(strikes.map(strike));
  const times = (which: keyof typeof programs) => strikes.filter((one) => one === which).length;
  console.log(`killed: API ${times('api')}, worker ${times('worker')}, database ${times('database')} times`);
}

/** Every second of them was declined before, and the portal knows it. All pay while the API is gone, and some come back into nothing. */
async function payWhileApiIsGone(on: Product): Promise<Settled> {
  const pages: { readonly turn: number; readonly page: OpenPage }[] = [];
  for (let turn = payments; turn < payments + onThePage; turn += 1) {
    const page = await members.begin(turn, mannerOf(turn));
    if (!page) throw new Error('A payment could not be begun.');
    if (turn % 2 === 0) await page.type(mannerOf(0).typed.slice(0, 1));
    pages.push({ turn, page });
  }
  const declined = pages.filter(({ turn }) => turn % 2 === 0).map(({ page }) => page.transNo);
  while (!(await areDeclined(on, declined))) await pause(200);
  const gone = on.withoutApi(goneMs);
  for (const { turn, page } of pages) {
    const back = await page.type(mannerOf(turn).typed.slice(-1));
    if (back !== undefined && turn % 4 === 0) await goBack(back);
  }
  await gone;
  return settled(on, payments - never + onThePage);
}

async function areDeclined(on: Product, transNos: readonly string[]): Promise<boolean> {
  const found = await ask(on, "select 1 from requisitions where trans_no = any($1) and state = 'declined'", [transNos]);
  return found?.length === transNos.length;
}

/** The news of a second charge may be lost for good; an hour after the posting the company is asked (paying-37). */
async function bringTheHourForward({ books }: Product): Promise<void> {
  await books.pool.query("update requisitions set ask_at = now() where state = 'posted'");
}

/** Every fifth member wants no receipts. */
async function wantNoReceipts({ books, payable }: Product): Promise<void> {
  const some = payable.filter((_, index) => index % 5 === 0).map(({ memberNumber }) => memberNumber);
  await books.pool.query(
    `insert into member_preferences (member_number, paperless_billing, paperless_other, marketing_emails, payment_email, updated_at)
     select unnest($1::text[]), false, false, false, false, now()
     on conflict (member_number) do update set payment_email = false`,
    [some],
  );
}

interface Settled {
  readonly judgement: StreamJudgement | undefined;
  readonly seconds: number;
}

/** Waits until so many payments are charged and nothing is found, or patience ends. */
async function settled(on: Product, charged: number): Promise<Settled> {
  const began = performance.now();
  for (;;) {
    const judgement = await judgeStream(on, since);
    const seconds = (performance.now() - began) / 1000;
    const isDone = judgement?.charged === charged && judgement.findings.length === 0;
    if (isDone || seconds * 1000 > patienceMs) return { judgement, seconds };
    await pause(500);
  }
}

function say(when: string, judgement: StreamJudgement | undefined, seconds: number): void {
  if (!judgement) return;
  const { charged, posted, givenBack, receipts, mailAgain } = judgement;
  console.log(
    `${when}: ${charged} charged, ${posted} of them posted once and in full, ${givenBack} second charges given back, ` +
      `${receipts} receipts (${mailAgain} handed over again under the same Message-ID), after ${seconds.toFixed(1)} s`,
  );
}
