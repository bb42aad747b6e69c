import { formatDay, localTimeAt } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import type { ComparedControl, NotReady } from '@rochdale/domain/office/importing/rehearsing/readiness';
import { formatNumber } from '@rochdale/domain/texts/formats';
import type { Translate } from '@rochdale/domain/texts/text';
import type { RowProblem } from '../../reading/decode-rows.ts';
import type { AccountDifference } from '../differing-accounts-store.ts';
import type { Rehearsal } from '../rehearse.ts';
import { keptDays } from '../scratch-name.ts';
import { differenceSection } from './difference-section.ts';
import type { ReportContent, ReportSection } from './report-content.ts';
import { sampleSection } from './sample-section.ts';

/** Most rows that the report lists of what is wrong; the rest is counted. */
const shownRows = 200;

/** What the report of a rehearsal says (moving-in-27). */
export function contentOf(
  found: Rehearsal,
  differences: readonly AccountDifference[],
  { coop, timeZone, text }: { readonly coop: string; readonly timeZone: string; readonly text: Translate },
): ReportContent {
  const isReady = found.notReady.length === 0;
  const { problems, problemCount, warnings, warningCount } = found.report;
  return {
    title: text('rehearsal.title', { coop, day: formatDay(localTimeAt(found.beganAt, timeZone).day) }),
    isReady,
    verdict: text(isReady ? 'rehearsal.ready' : 'rehearsal.notReady'),
    lead: text(isReady ? 'rehearsal.ready.lead' : 'rehearsal.notReady.lead'),
    reasons: found.notReady.map((reason) => reasonText(reason, text)),
    sections: [
      totals(found.controls, text),
      ...rowSection(text('rehearsal.badRows'), [], problems, problemCount, text),
      differenceSection(found.differingAccounts, differences, text),
      files(found, text),
      ...rowSection(text('rehearsal.warnings'), [text('rehearsal.warnings.lead')], warnings, warningCount, text),
      about(found, timeZone, text),
      ...(found.sample.length > 0 ? [sampleSection(found.sample, text)] : []),
    ],
    signed:
      found.sample.length > 0
        ? [text('rehearsal.sign.name'), text('rehearsal.sign.signature'), text('rehearsal.sign.day')]
        : [],
  };
}

const shownValue = ({ kind }: ComparedControl, value: number): string =>
  kind === 'money' ? formatMoney(value) : formatNumber(value);

function reasonText(reason: NotReady, text: Translate): string {
  switch (reason.why) {
    case 'not-imported':
      return text('rehearsal.why.not-imported');
    case 'bad-rows':
      return text('rehearsal.why.bad-rows', { count: formatNumber(reason.count) });
    case 'no-total':
      return text('rehearsal.why.no-total', { name: reason.name });
    case 'no-cut-over':
      return text('rehearsal.why.no-cut-over', { count: formatNumber(reason.count) });
    case 'accounts-differ':
      return text('rehearsal.why.accounts-differ', { count: formatNumber(reason.count) });
    case 'total-differs': {
      const { control } = reason;
      const [theirs, ours] = [shownValue(control, control.value), shownValue(control, control.held)];
      return text('rehearsal.why.total-differs', { name: control.name, theirs, ours });
    }
  }
}

function totals(controls: readonly ComparedControl[], text: Translate): ReportSection {
  const heading = text('rehearsal.totals');
  if (controls.length === 0) return { heading, paragraphs: [text('rehearsal.totals.none')] };
  return {
    heading,
    paragraphs: [],
    table: {
      columns: [
        { title: text('rehearsal.column.total'), share: 4 },
        { title: text('rehearsal.column.billing'), share: 2, isNumber: true },
        { title: text('rehearsal.column.portal'), share: 2, isNumber: true },
        { title: text('rehearsal.column.difference'), share: 2, isNumber: true },
      ],
      rows: controls.map((control) => [
        control.name,
        shownValue(control, control.value),
        shownValue(control, control.held),
        control.held === control.value ? text('rehearsal.none') : shownValue(control, control.held - control.value),
      ]),
    },
  };
}

/** Nothing is said where there is no such row. */
function rowSection(
  heading: string,
  lead: readonly string[],
  rows: readonly RowProblem[],
  count: number,
  text: Translate,
): readonly ReportSection[] {
  if (count === 0) return [];
  const shown = rows.slice(0, shownRows);
  const more = { shown: formatNumber(shown.length), count: formatNumber(count) };
  return [
    {
      heading,
      paragraphs: [...lead, ...(count > shown.length ? [text('rehearsal.more', more)] : [])],
      table: {
        columns: [
          { title: text('rehearsal.column.file'), share: 3 },
          { title: text('rehearsal.column.line'), share: 1, isNumber: true },
          { title: text('rehearsal.column.column'), share: 3 },
          { title: text('rehearsal.column.reason'), share: 6 },
        ],
        rows: shown.map(({ file, line, column, reason }) => [file, formatNumber(line), column, reason]),
      },
    },
  ];
}

function files({ report }: Rehearsal, text: Translate): ReportSection {
  return {
    heading: text('rehearsal.files'),
    paragraphs: [],
    table: {
      columns: [
        { title: text('rehearsal.column.file'), share: 4 },
        { title: text('rehearsal.column.rows'), share: 2, isNumber: true },
        { title: text('rehearsal.column.sum'), share: 3, isNumber: true },
      ],
      rows: report.files.map(({ file, rows, cents }) => [
        file,
        formatNumber(rows),
        cents === null ? '' : formatMoney(cents),
      ]),
    },
  };
}

function about({ folder, beganAt, by, scratch, seed }: Rehearsal, timeZone: string, text: Translate): ReportSection {
  const began = localTimeAt(beganAt, timeZone);
  const ends = localTimeAt(new Date(beganAt.getTime() + keptDays * 24 * 3_600_000), timeZone);
  return {
    heading: text('rehearsal.about'),
    paragraphs: [
      text('rehearsal.about.safe'),
      `${text('rehearsal.about.folder')}: ${folder}`,
      `${text('rehearsal.about.began')}: ${formatDay(began.day)} ${began.time}`,
      `${text('rehearsal.about.by')}: ${by}`,
      `${text('rehearsal.about.database')}: ${scratch}`,
      `${text('rehearsal.about.ends')}: ${formatDay(ends.day)}`,
      `${text('rehearsal.about.seed')}: ${seed}`,
    ],
  };
}
