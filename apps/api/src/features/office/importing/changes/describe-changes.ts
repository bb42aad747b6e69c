import { formatMoney } from '@rochdale/domain/money';
import { excessesOf, importBounds } from '@rochdale/domain/office/importing/import-bounds';
import type { ImportReport, TakenBack } from '../import-report.ts';

/** What an import does to balances: their sums before and after, and the accounts that change the most (moving-in-14). */
export function changeLines({ balances, largest }: ImportReport): string[] {
  if (!balances) return [];
  const lines = [`All balances: ${formatMoney(balances.before)} before, ${formatMoney(balances.after)} now.`];
  // Of a first import every balance is new.
  const changed = largest.filter(({ before }) => before !== undefined);
  if (changed.length === 0) return lines;
  lines.push('The balances that change the most:');
  for (const { accountNumber, before = 0, after } of changed)
    lines.push(`  ${accountNumber}: ${formatMoney(before)} before, ${formatMoney(after)} now`);
  return lines;
}

const changes = { balances: 'the sum of all balances changes', closed: 'of all accounts are closed' } as const;
const wanting = {
  'needs-second': 'it needs a second person, --confirmed-by <name> --reason <why>',
  'same-person': 'the second person must be another one than --by',
  'needs-reason': '--reason must say why',
} as const;

/** Why an import was taken back. */
export function takenBackLines({ change }: ImportReport, why: TakenBack): string[] {
  if (why === 'dry-run') return ['Nothing was written: this was a dry run.', ...beyond(change)];
  return [...beyond(change), `Nothing was written: ${wanting[why]}.`];
}

function beyond(change: ImportReport['change']): string[] {
  return (change ? excessesOf(change) : []).map(({ what, percent }) =>
    what === 'balances'
      ? `Beyond a bound: ${changes.balances} by ${percent} %; one person may bring ${importBounds.balances} %.`
      : `Beyond a bound: ${percent} % ${changes.closed}; one person may close ${importBounds.closed} %.`,
  );
}
