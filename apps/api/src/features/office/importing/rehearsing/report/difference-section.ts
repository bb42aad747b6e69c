import { formatDay, isLocalDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { formatNumber } from '@rochdale/domain/texts/formats';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import type { AccountDifference, DifferenceKind } from '../differing-accounts-store.ts';
import type { ReportSection } from './report-content.ts';

/** Most differences that the report itself lists. */
export const shownDifferences = 500;
/** Where all of them stand. */
export const differencesFile = 'differences.csv';

const kinds = {
  missing: 'rehearsal.what.missing',
  extra: 'rehearsal.what.extra',
  memberNumber: 'rehearsal.what.memberNumber',
  accountBalance: 'rehearsal.what.accountBalance',
  pastDueAmount: 'rehearsal.what.pastDueAmount',
  dueDate: 'rehearsal.what.dueDate',
  accountType: 'rehearsal.what.accountType',
  derivedStatus: 'rehearsal.what.derivedStatus',
  autoPay: 'rehearsal.what.autoPay',
  paperlessBilling: 'rehearsal.what.paperlessBilling',
} as const satisfies Readonly<Record<DifferenceKind, PlainTextCode>>;

/** The accounts that differ from the billing system's list, as many as a person reads, and how many there are. */
export function differenceSection(
  accounts: number | undefined,
  differences: readonly AccountDifference[],
  text: Translate,
): ReportSection {
  const heading = text('rehearsal.differences');
  if (accounts === undefined) return { heading, paragraphs: [text('rehearsal.differences.notGiven')] };
  if (accounts === 0) return { heading, paragraphs: [text('rehearsal.differences.none')] };
  const count = text('rehearsal.why.accounts-differ', { count: formatNumber(accounts) });
  return {
    heading,
    paragraphs: [count, text('rehearsal.differences.file', { file: differencesFile })],
    table: {
      columns: [
        { title: text('rehearsal.column.account'), share: 2 },
        { title: text('rehearsal.column.what'), share: 3 },
        { title: text('rehearsal.column.billing'), share: 2, isNumber: true },
        { title: text('rehearsal.column.portal'), share: 2, isNumber: true },
      ],
      rows: differences
        .slice(0, shownDifferences)
        .map((one) => [
          one.accountNumber,
          text(kinds[one.what]),
          said(one.what, one.theirs, text),
          said(one.what, one.ours, text),
        ]),
    },
  };
}

function said(what: DifferenceKind, value: string, text: Translate): string {
  if (value === '') return '';
  if (what === 'accountBalance' || what === 'pastDueAmount') return formatMoney(Number(value));
  if (what === 'autoPay' || what === 'paperlessBilling')
    return text(value === 'true' ? 'rehearsal.yes' : 'rehearsal.no');
  return isLocalDay(value) ? formatDay(value) : value;
}
