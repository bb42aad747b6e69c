import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import type { SampleKind } from '@rochdale/domain/office/importing/rehearsing/draw-sample';
import type { PlainTextCode, Translate } from '@rochdale/domain/texts/text';
import type { SampledAccount } from '../sample-store.ts';
import type { ReportSection } from './report-content.ts';

const kinds = {
  largest: 'rehearsal.kind.largest',
  credit: 'rehearsal.kind.credit',
  'cut-off': 'rehearsal.kind.cut-off',
  prepaid: 'rehearsal.kind.prepaid',
  budget: 'rehearsal.kind.budget',
  arrangement: 'rehearsal.kind.arrangement',
  organization: 'rehearsal.kind.organization',
  closed: 'rehearsal.kind.closed',
  'past-due': 'rehearsal.kind.past-due',
  'auto-pay': 'rehearsal.kind.auto-pay',
  paperless: 'rehearsal.kind.paperless',
  several: 'rehearsal.kind.several',
  'no-email': 'rehearsal.kind.no-email',
  plain: 'rehearsal.kind.plain',
} as const satisfies Readonly<Record<SampleKind, PlainTextCode>>;

/** The accounts that a person compares by hand (moving-in-29). */
export function sampleSection(sample: readonly SampledAccount[], text: Translate): ReportSection {
  return {
    heading: text('rehearsal.sample', { count: sample.length }),
    paragraphs: [text('rehearsal.sample.lead')],
    onNewPage: true,
    table: {
      columns: [
        { title: text('rehearsal.column.number'), share: 1, isNumber: true },
        { title: text('rehearsal.column.account'), share: 3 },
        { title: text('rehearsal.column.name'), share: 5.6 },
        { title: text('rehearsal.column.balance'), share: 2.6, isNumber: true },
        { title: text('rehearsal.column.due'), share: 2.6 },
        { title: text('rehearsal.column.bill'), share: 2.8 },
        { title: text('rehearsal.column.drawn'), share: 3.4 },
        { title: text('rehearsal.column.agrees'), share: 2, isBox: true },
      ],
      rows: sample.map((one, index) => [
        String(index + 1),
        one.accountNumber,
        `${one.name}, ${one.address}. ${one.status}`,
        formatMoney(one.balance),
        one.dueDate === null ? '' : formatDay(one.dueDate),
        one.billDate === null ? '' : `${formatDay(one.billDate)} ${one.billed === null ? '' : formatMoney(one.billed)}`,
        text(kinds[one.kind]),
        '',
      ]),
    },
  };
}
