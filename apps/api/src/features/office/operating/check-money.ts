import { localTimeAt } from '@rochdale/domain/dates';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Executor } from '../../../platform/database/database.ts';
import { loadBankSettings } from '../../planned/bank-file/public.ts';
import { newestBalanceImport, takingNow } from '../importing/public.ts';
import { type Finding, ok, warn, wrong } from './findings.ts';
import { bankDrafts, type MoneyFigure, moneyFigures, readMoney } from './money-store.ts';

/** What is said of a figure that is not 0, after its number. */
interface Said {
  readonly verdict: 'wrong' | 'warn';
  readonly says: string;
  readonly todo: string;
}

const reconcile = 'npm run coop -- reconcile settles it, or says why not.';
const sentences: Record<Exclude<MoneyFigure, 'hold'>, Said> = {
  'charged-not-posted': { verdict: 'wrong', says: 'charged by the payment company and not posted', todo: reconcile },
  'not-given-back': { verdict: 'wrong', says: 'charged beside a payment and not given back', todo: reconcile },
  'dispute-won': {
    verdict: 'warn',
    says: 'disputes were won after the payment was booked back',
    todo: 'Post them in the billing system: the payment company has the money. Said for 30 days.',
  },
  'given-back-in-part': {
    verdict: 'warn',
    says: 'payments were given back in part at the payment company',
    todo: 'Book the part back in the billing system. Said for 30 days.',
  },
  'charge-without-end': {
    verdict: 'wrong',
    says: 'charges of plans have had no end for a day',
    todo: 'Ask the payment company about them; coop reconcile names them.',
  },
  'method-refused': {
    verdict: 'warn',
    says: 'payments of plans failed this week, since the payment company does not take the way of paying any more',
    todo: 'Many at once: the payment company has changed, or lost its stored ways of paying.',
  },
  'auto-pay-blocked': {
    verdict: 'warn',
    says: 'auto pays are by a card or bank account that was closed: nothing is charged',
    todo: 'Their members were told; they choose another at the portal.',
  },
  'bank-file-untaken': {
    verdict: 'wrong',
    says: 'bank files were not taken on their day',
    todo: 'npm run coop -- export bank-drafts, and carry it to the bank; docs/bank-file.md.',
  },
  'bank-file-unaccepted': {
    verdict: 'wrong',
    says: 'bank files were taken and are not accepted: nothing of them is posted',
    todo: 'Ask the bank, then npm run coop -- bank-file accepted <number>.',
  },
  'export-untaken': { verdict: 'wrong', says: 'exports have not been taken for a day', todo: 'See who fetches them.' },
  'payment-not-exported': {
    verdict: 'wrong',
    says: 'postings have not been exported for a day',
    todo: 'npm run coop -- export payments, and give it to the billing system.',
  },
  'return-unknown': {
    verdict: 'warn',
    says: 'returns name no payment of ours',
    todo: 'coop reconcile lists them; coop payment dismiss-return ends it.',
  },
  'return-in-review': {
    verdict: 'warn',
    says: 'returns wait for a person',
    todo: 'coop reconcile lists them; coop payment dismiss-return ends it.',
  },
  'draft-held': {
    verdict: 'warn',
    says: 'drafts are held for what the bank said',
    todo: 'npm run coop -- bank-file held lists them; release or end each; docs/bank-file.md.',
  },
  'bank-change-waiting': {
    verdict: 'warn',
    says: 'changes of bank accounts wait for a person',
    todo: 'npm run coop -- bank-file changes; make them before the next file, within six banking days; docs/bank-file.md.',
  },
  'review-waiting': {
    verdict: 'warn',
    says: 'profile changes have waited for review for three days',
    todo: 'npm run coop -- review list',
  },
  'plan-of-another': {
    verdict: 'wrong',
    says: 'plans are of a member who is not the account’s',
    todo: 'The next import of accounts.csv ends them; until then nothing is taken.',
  },
  'end-untold': {
    verdict: 'wrong',
    says: 'authorizations ended more than an hour ago, untold',
    todo: 'Check whether the worker runs.',
  },
};

/** Everything in money that waits for somebody. What holds is said by the checks of the database. */
export async function checkMoney(
  db: Executor,
  { now, site, coopFolder }: { readonly now: Date; readonly site: Site; readonly coopFolder: string },
): Promise<Finding[]> {
  const bank = await loadBankSettings(coopFolder).catch(() => undefined);
  const { day } = localTimeAt(now, site.timeZone);
  const figures = await readMoney(db, { now, day, settles: bank?.settles });
  const found = moneyFigures.flatMap((figure) => {
    const count = figures.get(figure) ?? 0;
    if (figure === 'hold' || count === 0) return [];
    const { verdict, says, todo } = sentences[figure];
    return [(verdict === 'wrong' ? wrong : warn)('money', `${count} ${says}`, todo)];
  });
  return [
    ...(found.length > 0 ? found : [ok('money', 'nothing waits')]),
    await checkImport(db, now, site),
    ...(await checkBank(db, coopFolder)),
  ];
}

/** Whether payments are taken by the balances that are there (docs/import.md). */
async function checkImport(db: Executor, now: Date, site: Site): Promise<Finding> {
  const { importMaxAgeHours } = site.config.taking;
  const newest = await newestBalanceImport(db);
  const taking = await takingNow(db, { now: () => now }, site);
  const age = newest && Math.floor((now.getTime() - newest.asOf.getTime()) / 3_600_000);
  const said = age === undefined ? 'no import with balances is on record' : `balances are ${age} hours old`;
  if (taking.kind === 'held')
    return wrong('import', `${said}: payments are held${whyHeld[taking.because]}`, 'See why no import came.');
  if (age === undefined && importMaxAgeHours === 0) return warn('import', said, 'Import accounts.csv each night.');
  if (importMaxAgeHours === 0 || (age !== undefined && age < importMaxAgeHours)) return ok('import', said);
  return wrong('import', said, 'At the co-op’s hour payments will be held: see why no import came.');
}

const whyHeld = {
  'import-today': ', since none came today',
  'import-too-old': ', since none is new enough (IMPORT_MAX_AGE_HOURS)',
} as const;

async function checkBank(db: Executor, coopFolder: string): Promise<Finding[]> {
  try {
    const bank = await loadBankSettings(coopFolder);
    if (bank !== undefined) return [ok('bank file', bank.immediateDestinationName)];
    const waiting = await bankDrafts(db);
    return waiting === 0
      ? []
      : [
          wrong(
            'bank file',
            `${waiting} bank drafts and no bank.yaml`,
            'Nothing is drafted: write it; docs/bank-file.md.',
          ),
        ];
  } catch (error) {
    return [wrong('bank file', error instanceof Error ? error.message : 'bank.yaml is broken', 'Fix bank.yaml.')];
  }
}
