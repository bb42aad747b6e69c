import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Table } from '@rochdale/ui/table/table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { LastSeen } from './last-seen.ts';

/** Balance, usage and bills as they were seen, without anything to press: nothing can be done without a network. */
export function LastSeenSheet({ seen }: { readonly seen: LastSeen }) {
  const text = useText();
  const { due, dueDate, isPrepaid, digits, usage, bills, unit } = seen;
  return (
    <>
      <Card title={text(isPrepaid ? 'lastSeen.balance' : 'lastSeen.due')}>
        <div className="card__body">
          <p className="strong num">{formatMoney(due)}</p>
          {dueDate !== null && <p>{text('lastSeen.dueDate', { date: formatDay(dueDate) })}</p>}
          {due < 0 && !isPrepaid && <p>{text('lastSeen.credit')}</p>}
          <p className="muted">{text('lastSeen.account', { digits })}</p>
        </div>
      </Card>
      {usage.length > 0 && (
        <Card title={text('lastSeen.usage')}>
          <Table caption={text('lastSeen.usage')}>
            <thead>
              <tr>
                <th scope="col">{text('lastSeen.billed')}</th>
                <th scope="col" className="n">
                  {text('lastSeen.used')}
                </th>
              </tr>
            </thead>
            <tbody>
              {usage.map(({ day, quantity }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two bills may have one day, and rows never move
                <tr key={index}>
                  <td data-l={text('lastSeen.billed')}>{formatDay(day)}</td>
                  <td data-l={text('lastSeen.used')} className="n">
                    {formatNumber(quantity)} {unit}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
      {bills.length > 0 && (
        <Card title={text('lastSeen.bills')}>
          <Table caption={text('lastSeen.bills')}>
            <thead>
              <tr>
                <th scope="col">{text('lastSeen.billed')}</th>
                <th scope="col">{text('lastSeen.dueBy')}</th>
                <th scope="col" className="n">
                  {text('lastSeen.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {bills.map(({ day, amount, dueDate: by }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two bills may have one day, and rows never move
                <tr key={index}>
                  <td data-l={text('lastSeen.billed')}>{formatDay(day)}</td>
                  <td data-l={text('lastSeen.dueBy')}>{by === null ? '' : formatDay(by)}</td>
                  <td data-l={text('lastSeen.amount')} className="n">
                    {formatMoney(amount)}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
    </>
  );
}
