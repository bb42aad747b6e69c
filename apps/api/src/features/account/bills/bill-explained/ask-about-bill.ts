import { partName } from '@rochdale/domain/account/bill-explained/part-name';
import { signedMoney } from '@rochdale/domain/account/bill-explained/signed-money';
import { formatDay, formatNearDay } from '@rochdale/domain/dates';
import { centsOf } from '@rochdale/domain/money';
import { formatNumber } from '@rochdale/domain/texts/formats';
import type { Translate } from '@rochdale/domain/texts/text';
import type { ExplainedBill } from './explain-bill.ts';

/** What a member asks about. */
interface Question {
  readonly about: string;
  readonly words: string;
}

/**
 * What the office reads of a question (account-127): the member's words, and below them what the page showed: what was
 * found, what changed since the bill before, and the days as numbers.
 */
export function questionText(explained: ExplainedBill, { about, words }: Question, text: Translate): string {
  const { findings, days, unit } = explained;
  const found = findings.filter(({ kind }) => about === 'bill' || kind === about).map((one) => one.text);
  const read = days.flatMap(({ date, usage }) =>
    usage === null ? [] : [`${formatNearDay(date)} ${formatNumber(usage, { most: 1 })}`],
  );
  return [
    words.trim(),
    ...found,
    changeText(explained.last, text),
    read.length === 0 ? '' : text('billExplained.ask.days', { unit, days: read.join(', ') }),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function changeText(change: ExplainedBill['last'], text: Translate): string {
  if (change === null || change.parts.every(({ amount }) => amount === 0)) return '';
  const parts = change.parts
    .filter(({ amount }) => amount !== 0)
    .map(({ part, amount }) =>
      text('billExplained.ask.part', {
        part: partName(part, change.weather, text),
        amount: signedMoney(centsOf(amount)),
      }),
    );
  return text('billExplained.ask.change', { date: formatDay(change.billDate), parts: parts.join(', ') });
}
