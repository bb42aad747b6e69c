import { setTimeout as pause } from 'node:timers/promises';
import { type Figures, noFigures } from './figures.ts';
import { chargedBy, type Judgement, judge } from './judge.ts';
import { type Acknowledged, beginLoad } from './load.ts';
import { type Product, type ProductOptions, startProduct } from './product.ts';

/** A fault: what is broken, for how long, and what else must hold. */
export interface Fault {
  readonly name: string;
  readonly options?: ProductOptions;
  /** Breaks something, waits, and mends it again where it does not mend itself. */
  readonly strike: (product: Product) => Promise<void>;
  /** Looks for what only this fault could do; each sentence is a finding. */
  readonly look?: (product: Product) => Promise<readonly string[]>;
  /** It is planned: no call may fail of it. */
  readonly isPlanned?: true;
  /** The way in which this fault's own calls are counted; without it the usual load goes on. */
  readonly payers?: number;
}

const warmUpMs = 5_000;
const patienceMs = 60_000;
/** How soon all must be well. */
const withinSeconds = 10;

/** Strikes a product under load, prints a row of the table, and ends with 1 when something does not hold. */
export async function runFault(fault: Fault): Promise<void> {
  let figures = noFigures();
  const product = await startProduct(fault.options);
  const load = await beginLoad(product, () => figures, { payers: fault.payers ?? 2 });
  await pause(warmUpMs);
  const before = figures;
  figures = noFigures();
  await fault.strike(product);
  const ended = performance.now();
  const during = figures;
  figures = noFigures();
  const recovery = await recovered(product, load.acknowledged, ended);
  await load.stop();
  const verdict = await settled(product, load.acknowledged);
  const found = [...(await (fault.look?.(product) ?? []))];
  const calls = before.calls + during.calls + figures.calls;
  await product.stop();
  if (before.failed > 0)
    found.push(`${before.failed} calls failed before the fault: ${[...before.sentences].join(' ')}`);
  if (fault.isPlanned && during.failed > 0)
    found.push(`${during.failed} calls failed: ${[...during.sentences].join(' ')}`);
  if (!verdict) found.push('the books can’t be read');
  if (verdict && verdict.waiting > 0) found.push(`${verdict.waiting} still wait`);
  if (recovery === undefined || recovery > withinSeconds) found.push(`not well within ${withinSeconds} s`);
  for (const one of [before, during, figures]) found.push(...one.rough);
  found.push(...(verdict?.lost.map((what) => `lost: ${what}`) ?? []));
  found.push(...(verdict?.doubled.map((what) => `doubled: ${what}`) ?? []));
  report(fault.name, { calls, during, recovery, verdict, found });
}

/** Seconds until the product is ready, answers, and nothing that was acknowledged by then is missing. */
async function recovered(product: Product, acknowledged: Acknowledged, since: number): Promise<number | undefined> {
  const chargedByThen = await chargedBy(product);
  while (performance.now() - since < patienceMs) {
    const at = performance.now();
    const [strict, session, found] = await Promise.all([
      isOk(`${product.url}/readyz?strict=yes`),
      isOk(`${product.url}/v3/usage/config`),
      judge(product, acknowledged),
    ]);
    const later = found?.unposted.filter((transNo) => !chargedByThen.has(transNo)) ?? [];
    // What was acknowledged a moment ago is still on its way while calls go on.
    const runs = product.api.pid !== undefined && product.worker.pid !== undefined;
    if (strict && session && runs && found && found.waiting - later.length <= 4) return (at - since) / 1000;
    await pause(250);
  }
  return undefined;
}

async function settled(product: Product, acknowledged: Acknowledged): Promise<Judgement | undefined> {
  const until = performance.now() + patienceMs / 2;
  for (;;) {
    const found = await judge(product, acknowledged);
    if ((found && found.waiting === 0 && found.lost.length === 0) || performance.now() > until) return found;
    await pause(500);
  }
}

const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

interface Row {
  readonly calls: number;
  readonly during: Figures;
  readonly recovery: number | undefined;
  readonly verdict: Judgement | undefined;
  readonly found: readonly string[];
}

function report(name: string, { calls, during, recovery, verdict, found }: Row): void {
  for (const what of found.slice(0, 20)) console.log(`FOUND ${what}`);
  for (const sentence of during.sentences) console.log(`SAID ${sentence}`);
  if (verdict && verdict.mailAgain > 0)
    console.log(`NOTE ${verdict.mailAgain} messages handed over again under the same Message-ID`);
  const cells = [
    name,
    calls,
    `${verdict?.acknowledged ?? '?'} (${verdict?.payments ?? '?'})`,
    verdict?.lost.length ?? '?',
    verdict?.doubled.length ?? '?',
    `${during.failed} of ${during.calls}`,
    `${(during.longestMs / 1000).toFixed(1)} s`,
    recovery === undefined ? 'never' : `${recovery.toFixed(1)} s`,
    found.length === 0 ? 'holds' : 'DOES NOT HOLD',
  ];
  console.log(`| ${cells.join(' | ')} |`);
  process.exit(found.length === 0 ? 0 : 1);
}

/** Kills a program a few times, each time as soon as it does its work again; ends when it runs again. */
export async function killAgainAndAgain(
  one: { readonly pid: number | undefined },
  times: number,
  worksMs: number,
): Promise<void> {
  for (let killed = 0; killed < times; killed += 1) {
    for (let waited = 0; one.pid === undefined && waited < 300; waited += 1) await pause(100);
    await pause(worksMs);
    if (one.pid !== undefined) process.kill(one.pid, 'SIGKILL');
    await pause(200);
  }
  for (let waited = 0; one.pid === undefined && waited < 600; waited += 1) await pause(100);
}
