import { reconcile } from '../../../../paying/payments/reconcile/reconcile.ts';
import { tellOfStrays } from '../../../../paying/payments/reconcile/tell-of-strays.ts';
import { runPaymentDay } from '../../run-payment-day.ts';
import { modelBank } from './bank.ts';
import { modelLoss } from './loss.ts';
import { memberActs } from './member-acts.ts';
import { buyerOf, type ModelCoOp } from './model-co-op.ts';
import type { Round, Step } from './steps.ts';

/** Hours between rounds without anything new: days of retries and files, then weeks after which a company is asked last. */
const calmHours = [...Array.from({ length: 26 }, () => 11), ...Array.from({ length: 12 }, () => 6 * 24)];

/**
 * Lets rounds happen to some accounts, one step for each and a payment day after, and then waits until nothing is under
 * way. Answers what must not be: money taken that was not owed, money that is nowhere, somebody who was not told.
 */
export async function runModel(
  coop: ModelCoOp,
  accountNumbers: readonly string[],
  rounds: readonly Round[],
): Promise<readonly string[]> {
  const { books, company, worker } = coop;
  await coop.addAccounts(accountNumbers);
  const bank = modelBank(coop);
  const acts = memberActs(coop);
  const loss = modelLoss(coop, bank);

  const work = async (): Promise<void> => {
    await runPaymentDay(worker);
    await reconcile(worker, {});
    await tellOfStrays(worker);
  };
  /** A day's work by one worker or two, and perhaps the database gone in the middle of it. */
  const workAll = async ({ workers, killsAfterMs }: Pick<Round, 'workers' | 'killsAfterMs'>): Promise<void> => {
    const all = Promise.allSettled(Array.from({ length: workers }, work));
    if (killsAfterMs !== null) {
      await new Promise((resolve) => setTimeout(resolve, killsAfterMs));
      await coop.kill();
    }
    const failed = (await all).find((one) => one.status === 'rejected');
    if (failed && killsAfterMs === null) throw failed.reason;
    await bank.readFiles();
  };

  for (const [number, round] of rounds.entries()) {
    for (const [place, accountNumber] of accountNumbers.entries())
      await happen(coop, bank, acts, accountNumber, round.steps[place]);
    if (round.posts) await coop.post();
    if (round.imports) await coop.importAll();
    if (round.takesFiles) await bank.takeFiles();
    if (round.loss === 'backup') await loss.backUp();
    company.isAway = round.companyIsAway && round.loss !== 'restore';
    if (round.loss === 'restore') await loss.restore();
    coop.maintain(round.isMaintained);
    await workAll(round);
    coop.pass(round.hours);
    if (books.violations.length > 0) {
      await loss.forget();
      return explained(coop, books.violations.splice(0), accountNumbers, rounds.slice(0, number + 1));
    }
  }

  await loss.forget();
  coop.maintain(false);
  company.isAway = false;
  company.moods.clear();
  for (const hours of calmHours) {
    await coop.post();
    await coop.importAll();
    await workAll({ workers: 1, killsAfterMs: null });
    await bank.takeFiles();
    coop.pass(hours);
  }
  const wrong = [...books.violations.splice(0), ...(await leftOver(coop, accountNumbers, loss.hasRestored()))];
  return explained(coop, wrong, accountNumbers, rounds);
}

/** Violations with what happened to their accounts until then, the true moves, and what the portal has of them. */
async function explained(
  { books, query, company }: ModelCoOp,
  violations: readonly string[],
  accountNumbers: readonly string[],
  rounds: readonly Round[],
): Promise<string[]> {
  return Promise.all(
    violations.map(async (violation) => {
      const account = accountNumbers.find((number) => violation.includes(number)) ?? '';
      const place = accountNumbers.indexOf(account);
      const ledger = await query('select * from ledger where account_number = $1 order by posted_at', [account]);
      const members = [account, buyerOf(account)];
      const dues = await query('select * from due_payments where member_number = any($1) order by due_day', [members]);
      const mails = await query(
        `select kind, recipient, created_at from outgoing_messages where replace(recipient, '@example.com', '') = any($1)
         order by created_at`,
        [members],
      );
      const lines = [
        ...rounds.map(({ steps, ...world }) => ({ ...steps[place], ...world })),
        ...(account ? [...books.of(account).moves] : []),
        ...ledger.rows,
        ...dues.rows,
        ...mails.rows,
        ...[...company.refusals].filter(([, payer]) => members.includes(payer)),
      ];
      return [violation, ...lines.map((line) => JSON.stringify(line))].join('\n');
    }),
  );
}

async function happen(
  coop: ModelCoOp,
  bank: ReturnType<typeof modelBank>,
  acts: ReturnType<typeof memberActs>,
  account: string,
  step: Step | undefined,
): Promise<void> {
  const { books, company } = coop;
  const book = books.of(account);
  switch (step?.what) {
    case undefined:
    case 'nothing':
      return;
    case 'bill':
      return coop.bill(account, step.amount, step.dueIn);
    case 'bill again':
      return coop.bill(account, 0, step.dueIn);
    case 'move due date':
      return coop.moveDueDate(account, step.dueIn);
    case 'counter':
      book.balance -= step.amount;
      return;
    case 'enroll':
      await acts.enroll(account, step.kind);
      return;
    case 'change auto pay':
      await acts.changeAutoPay(account, step.kind);
      return;
    case 'remove auto pay':
      await acts.removeAutoPay(account);
      return;
    case 'set up draft':
      await acts.setUpDraft(account);
      return;
    case 'remove draft':
      await acts.removeDraft(account);
      return;
    case 'schedule':
      await acts.schedule(account, step.amount, step.inDays);
      return;
    case 'delete scheduled':
      return acts.deleteScheduled(account);
    case 'open page':
      return acts.openPage(account, step.amount, step.insist);
    case 'pay page':
      return acts.payPage(account, 'approved', step.told);
    case 'decline page':
      return acts.payPage(account, 'declined', step.told);
    case 'mood':
      company.moods.set(account, step.mood);
      return;
    case 'forget ways':
      for (const kind of ['CARD', 'BANK']) company.dead.add(`${kind}.${book.importedHolder}`);
      return;
    case 'return':
      bank.sendBack(account, step.code, step.twice);
      return;
    case 'correct bank account':
      return bank.correct(account);
    case 'give back':
      return acts.giveBack(account, step.status, step.isTold);
    case 'sell':
      if (book.holder === account) book.holder = buyerOf(account);
      return;
  }
}

/** What is not as it must be once nothing is under way. */
async function leftOver(
  { books, query, company }: ModelCoOp,
  accountNumbers: readonly string[],
  hasRestored: boolean,
): Promise<string[]> {
  const { rows } = await query(
    `select number as account, coalesce((select sum(amount_cents) from ledger where account_number = number), 0) as posted,
       (select count(*) from due_payments where plan_key = number and state in ('charging', 'sent')) as open
     from unnest($1::text[]) number`,
    [accountNumbers],
  );
  const wrong = rows.flatMap(({ account, posted, open }) => {
    const kept = books.kept(account);
    return [
      ...(Number(posted) === kept ? [] : [`${account}: ${posted} is posted of ${kept} that was kept`]),
      ...(Number(open) === 0 ? [] : [`${account}: a payment is under way for ever`]),
    ];
  });
  const untold = await query(
    'select plan_kind, plan_key from authorizations where ended_at is not null and end_told_at is null',
  );
  return [
    ...wrong,
    ...untold.rows.map(({ plan_kind, plan_key }) => `${plan_key}: the end of its ${plan_kind} was not told`),
    // What was told between backup and loss is not on record any more.
    ...(hasRestored ? [] : await toldWrongly(query, company, accountNumbers)),
  ];
}

/** Each decline and each refusal of a plan is told once, and each charge that went back before the portal had heard of it. */
async function toldWrongly(
  query: ModelCoOp['query'],
  { refusals, goneBack }: ModelCoOp['company'],
  accountNumbers: readonly string[],
): Promise<string[]> {
  const members = accountNumbers.flatMap((number) => [number, buyerOf(number)]);
  const posted = await query('select distinct trans_no as "transNo" from ledger');
  const known = new Set(posted.rows.map(({ transNo }) => transNo));
  const unheard = [...goneBack].filter(([transNo]) => !known.has(transNo));
  const payers = [...new Map([...refusals, ...unheard]).values()];
  const { rows } = await query(
    `select replace(recipient, '@example.com', '') as member, count(*)::int as told from outgoing_messages
     where kind in ('due-payment-declined', 'due-payment-failed', 'due-payment-methodRefused')
       and replace(recipient, '@example.com', '') = any($1::text[]) group by 1`,
    [members],
  );
  const told = new Map(rows.map(({ member, told: count }) => [member, Number(count)]));
  return members.flatMap((member) => {
    const refused = payers.filter((payer) => payer === member).length;
    const count = told.get(member) ?? 0;
    return refused === count ? [] : [`${member}: was refused ${refused} times and told ${count} times`];
  });
}
