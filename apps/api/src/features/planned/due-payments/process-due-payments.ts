import type { LocalDay } from '@rochdale/domain/dates';
import { inLanes } from '../../../platform/process/lanes.ts';
import { askCompany, type BegunPayment } from './ask-company.ts';
import { begin } from './begin.ts';
import { conclude } from './conclude.ts';
import type { DuePaymentServices } from './due-payment-services.ts';
import { type DuePayment, keyOf, listToCharge, touchDuePayment } from './due-payments-store.ts';

const batchSize = 200;
/** Charges side by side. */
const abreast = 10;
/** After so many questions in a row without an answer the company is left alone until the next run. */
const maxSilences = 5;

/** What a member named for a day comes before what pays the rest of the balance. */
const order: readonly (readonly DuePayment['planKind'][])[] = [
  ['scheduled-payment'],
  ['auto-pay', 'draft'],
  ['top-up'],
];

/** A run over what is due. */
interface Run {
  readonly services: DuePaymentServices;
  readonly today: LocalDay;
  ended: number;
  silences: number;
}

/**
 * Charges what is due today, and asks again about what was begun and has no answer (planned-50). Every step is
 * a transaction of its own and the payment company charges a number once: a process may end anywhere, and the next
 * run goes on from there. With `onlyBegun` nothing new is begun. Answers how many charges came to an end.
 */
export async function processDuePayments(
  services: DuePaymentServices,
  today: LocalDay,
  { onlyBegun = false } = {},
): Promise<number> {
  const run: Run = { services, today, ended: 0, silences: 0 };
  for (const kinds of order) await processKinds(run, kinds, onlyBegun);
  return run.ended;
}

async function processKinds(run: Run, kinds: readonly DuePayment['planKind'][], onlyBegun: boolean): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const listed = await listToCharge(run.services.db, run.today, batchSize, { kinds, onlyBegun });
    const batch = listed.filter((due) => !seen.has(keyOf(due)));
    if (batch.length === 0) return;
    for (const due of batch) seen.add(keyOf(due));
    await inLanes(batch, abreast, (due) => processOne(run, due));
  }
}

async function processOne(run: Run, listed: DuePayment): Promise<void> {
  const { services, today } = run;
  const { db, clock, log } = services;
  if (run.silences >= maxSilences) return;
  try {
    const isNew = listed.state !== 'charging';
    const begun = isNew ? await db.transaction((tx) => begin(services, tx, listed, today)) : listed;
    if (hasNumber(begun)) {
      await askCompany(services, begun, today, { isNew });
      run.silences = 0;
      if (await db.transaction((tx) => conclude(services, tx, begun, today))) {
        run.ended += 1;
        return;
      }
    }
  } catch (error) {
    run.silences += 1;
    log.warn({ err: error, plan: listed.planKind, transNo: listed.transNo }, 'a due payment has no answer yet');
  }
  await touchDuePayment(db, listed, clock.now());
}

const hasNumber = (due: DuePayment | undefined): due is BegunPayment => typeof due?.transNo === 'string';
