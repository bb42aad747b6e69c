import { type BilledMonth, scaleTop } from '@rochdale/domain/account/overview/billed-usage';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import './usage-chart.css';

/** Bars of billed use, oldest first, the newest one filled; read out as a table. */
export function UsageChart({ months, unit }: { months: readonly BilledMonth[]; unit: string }) {
  const text = useText();
  const top = scaleTop(Math.max(...months.map((month) => month.quantity)));
  const oldestFirst = [...months].reverse();
  return (
    <div className="usage-chart">
      <div className="usage-chart__plot" aria-hidden="true">
        {oldestFirst.map((month, index) => (
          <span
            key={month.billDate}
            className={index === oldestFirst.length - 1 ? 'usage-chart__bar is-newest' : 'usage-chart__bar'}
            title={`${monthName(month.billDate, 'long')}: ${formatNumber(month.quantity)} ${unit}`}
          >
            <i style={{ height: `${(month.quantity / top) * 100}%` }}>
              {index === oldestFirst.length - 1 && <b>{formatNumber(month.quantity)}</b>}
            </i>
            <small>{monthName(month.billDate, 'short').slice(0, 1).toUpperCase()}</small>
          </span>
        ))}
      </div>
      {/* A table is as wide as its words, however narrow it is told to be. */}
      <div className="vh">
        <table>
          <caption>{text('overview.usage.chart', { count: months.length, unit })}</caption>
          <tbody>
            {oldestFirst.map((month) => (
              <tr key={month.billDate}>
                <th scope="row">{pageFormats().monthAndYear(month.billDate)}</th>
                <td>{`${formatNumber(month.quantity)} ${unit}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** `November`, `Nov`: the month of a day. */
export function monthName(day: string, length: 'long' | 'short'): string {
  return pageFormats().monthOf(day, length);
}
