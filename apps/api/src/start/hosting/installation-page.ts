import { escaped } from '@rochdale/domain/markup-text';
import type { Metrics } from '../../platform/metrics.ts';
import type { CoopState, KeptCoops, TellingCoop } from './kept-coops.ts';

type Coops = Pick<KeptCoops<TellingCoop>, 'states' | 'open'>;

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#1d2733;background:#f6f7f9;margin:2rem}
h1{font-size:1.5rem}*{box-sizing:border-box}table{border-collapse:collapse;background:#fff;width:100%}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem;border-bottom:1px solid #d9dee5}
td.number{text-align:right;font-variant-numeric:tabular-nums}
.elsewhere{color:#566373}.broken{color:#a4262c;font-weight:600}ul{margin:0;padding-left:1.1rem}code{font-size:.9em;overflow-wrap:anywhere}
@media (max-width:45rem){body{margin:1rem}thead{display:none}table,tbody,tr,td{display:block}
tr{border-bottom:2px solid #d9dee5;padding:.5rem 0}td,td.number{border:0;padding:.15rem .75rem;text-align:left;overflow-wrap:anywhere}td:empty{display:none}
td::before{content:attr(data-of) ": ";font-weight:600}}
@media (prefers-color-scheme:dark){body{color:#e8ecf1;background:#12171d}a{color:#8ab8ff}table{background:#1b222b}th,td{border-color:#36414e}.elsewhere{color:#a3b0bf}.broken{color:#ff8f8f}}`;

/** The operator's page: how each co-op of an installation stands, in states and counts; never anything of a member. */
export async function installationPage(what: string, coops: Coops): Promise<string> {
  const open = new Map(coops.open().map(({ name, open }) => [name, open]));
  const rows = await Promise.all(
    coops.states().map(async (state) => {
      const served = open.get(state.name);
      return rowOf(state, served && (await served.readiness.ask()).status, served && (await served.metrics.counts()));
    }),
  );
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Co-ops of this installation</title>
<style>${style}</style>
<h1>Co-ops of this installation</h1>
<p>${escaped(what)}: ${open.size} of ${rows.length} co-ops are served here, in ${memory} MB. Their figures: <a href="/metrics">/metrics</a>.</p>
<table><thead><tr>${columns.map((column) => `<th>${column}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></html>
`;
}

const columns = ['Co-op', 'Hosts', 'State', 'Since', 'Database', 'Calls', '5xx', 'Connections'] as const;
const numbers: ReadonlySet<string> = new Set(['Calls', '5xx', 'Connections']);

type Counts = Awaited<ReturnType<Metrics['counts']>>;

function rowOf(state: CoopState, ready: string | undefined, counts: Counts | undefined): string {
  const reasons = state.reasons.map((reason) => `<li><code>${escaped(reason)}</code></li>`).join('');
  const changed = state.state === 'serving' && reasons !== '' ? ' as before its folder changed' : '';
  const group = state.group === undefined ? '' : `, group ${escaped(state.group)}`;
  const said = `<span class="${state.state}">${state.state}</span>${group}${changed}${reasons === '' ? '' : `<ul>${reasons}</ul>`}`;
  const since = state.since.toISOString().slice(0, 19).replace('T', ' ');
  const cells: Readonly<Record<(typeof columns)[number], string>> = {
    'Co-op': escaped(state.name),
    Hosts: state.hosts.map(escaped).join('<br>'),
    State: said,
    Since: `${since} UTC`,
    Database: ready ?? '',
    Calls: countText(counts?.calls),
    '5xx': countText(counts?.failed),
    Connections: countText(counts?.connections),
  };
  const tds = columns.map(
    (column) => `<td data-of="${column}"${numbers.has(column) ? ' class="number"' : ''}>${cells[column]}</td>`,
  );
  return `<tr>${tds.join('')}</tr>`;
}

const countText = (count: number | undefined): string => (count === undefined ? '' : count.toLocaleString('en-US'));
