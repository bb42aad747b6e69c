import { escaped } from '@rochdale/domain/markup-text';
import { type LanguageName, localeOf } from '@rochdale/domain/texts/languages';
import type { ReportColumn, ReportContent, ReportSection } from './report-content.ts';

const style = `@page { size: letter; margin: 0.75in }
:root { color-scheme: light dark }
body { font: 14px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.6rem; margin: 0 } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
.verdict { font-size: 1.3rem; font-weight: 700; border-left: .4rem solid; padding-left: .8rem; margin: 1.2rem 0 .4rem }
.ready { color: #1b6b3a } .not { color: #a3201b }
@media (prefers-color-scheme: dark) { .ready { color: #7fd6a0 } .not { color: #ff9d94 } }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .3rem .5rem; border-bottom: 1px solid #8888; overflow-wrap: break-word }
.number { text-align: right; font-variant-numeric: tabular-nums } .box { text-align: center; font-size: 1.3em; line-height: 1 }
dl { margin: 2.5rem 0 0; display: grid; gap: 2rem } dt { border-top: 1px solid; padding-top: .2rem; max-width: 24rem }
@media print { body { font-size: 10px; margin: 0; color: #000 } tr, dt { break-inside: avoid } thead { display: table-header-group } .page { break-before: page } }`;

/** A report as one page of HTML that needs nothing else and prints on Letter. */
export function reportHtml(content: ReportContent, language: LanguageName): string {
  const { title, verdict, isReady, lead, reasons, sections, signed } = content;
  return [
    '<!doctype html>',
    `<html lang="${localeOf(language)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escaped(title)}</title><style>${style}</style></head>`,
    `<body><main><h1>${escaped(title)}</h1>`,
    `<p class="verdict ${isReady ? 'ready' : 'not'}">${escaped(verdict)}</p><p>${escaped(lead)}</p>`,
    reasons.length > 0 ? `<ul>${reasons.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>` : '',
    ...sections.map(sectionHtml),
    signed.length > 0 ? `<dl>${signed.map((one) => `<dt>${escaped(one)}</dt>`).join('')}</dl>` : '',
    '</main></body></html>',
    '',
  ].join('\n');
}

function sectionHtml({ heading, paragraphs, table, onNewPage }: ReportSection): string {
  const head = `<h2${onNewPage ? ' class="page"' : ''}>${escaped(heading)}</h2>`;
  const said = paragraphs.map((one) => `<p>${escaped(one)}</p>`).join('');
  if (!table) return head + said;
  const { columns, rows } = table;
  const titles = columns.map((column) => `<th scope="col"${classOf(column)}>${escaped(column.title)}</th>`).join('');
  const body = rows.map(
    (row) => `<tr>${columns.map((column, place) => cellHtml(column, row[place] ?? '')).join('')}</tr>`,
  );
  return `${head}${said}<div class="wide"><table><thead><tr>${titles}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const cellHtml = (column: ReportColumn, value: string): string =>
  `<td${classOf(column)}>${column.isBox ? '☐' : escaped(value)}</td>`;

const classOf = ({ isNumber, isBox }: ReportColumn): string =>
  isBox ? ' class="box"' : isNumber ? ' class="number"' : '';
