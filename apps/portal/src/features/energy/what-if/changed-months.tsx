import { mostChanged } from '@rochdale/domain/energy/what-if/most-changed';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import type { ComparedRate } from './what-if-calls.ts';

interface ChangedMonthsProps {
  readonly present: ComparedRate;
  readonly other: ComparedRate;
  readonly children: ReactNode;
}

const inCents = ({ months }: ComparedRate) => months.map((month) => ({ ...month, cost: centsOf(month.cost) }));

/** The two months that change most (energy-82), and all of them below a fold. */
export function ChangedMonths({ present, other, children }: ChangedMonthsProps) {
  const text = useText();
  const [own, theirs] = [inCents(present), inCents(other)];
  const changed = mostChanged(own, theirs);
  const all = own.map(({ from, to, cost }) => ({
    from,
    to,
    present: cost,
    other: theirs.find((one) => one.from === from)?.cost ?? 0,
  }));
  const isTold = own.length > 0 && theirs.length > 0;
  const last = [...changed].sort((a, b) => a.other - a.present - (b.other - b.present)).at(-1);
  return (
    <Card title={text(changed.length === 1 ? 'whatIf.changed.one' : 'whatIf.changed')}>
      <div className="card__body">
        {children}
        {isTold && changed.length === 0 && <p className="muted">{text('whatIf.changed.none')}</p>}
        {!isTold && <p className="muted">{text('whatIf.unpriced')}</p>}
        {changed.length > 0 && (
          <Months caption={text('whatIf.changed')} months={changed} present={present} other={other} />
        )}
        {last && <p className="small muted what-if__said">{saidOf(last, text)}</p>}
      </div>
      {isTold && all.length > changed.length && (
        <Fold title={text('whatIf.changed.all')}>
          <div className="card__body">
            <Months caption={text('whatIf.changed.all')} months={all} present={present} other={other} />
          </div>
        </Fold>
      )}
    </Card>
  );
}

type Changed = ReturnType<typeof mostChanged>[number];

const monthName = (month: Pick<Changed, 'to'>): string => pageFormats().monthAndYear(month.to);

function saidOf(month: Changed, text: ReturnType<typeof useText>): string {
  const more = month.other - month.present;
  const said = { month: monthName(month), amount: formatMoney(Math.abs(more)) };
  return text(more > 0 ? 'whatIf.changed.more' : 'whatIf.changed.less', said);
}

interface MonthsProps extends Omit<ChangedMonthsProps, 'children'> {
  readonly caption: string;
  readonly months: readonly Changed[];
}

function Months({ caption, months, present, other }: MonthsProps) {
  const text = useText();
  return (
    <table className="table what-if__months">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text('whatIf.month')}</th>
          <th scope="col" className="n">
            {present.code}
          </th>
          <th scope="col" className="n">
            {other.code}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.from}>
            <th scope="row">{monthName(month)}</th>
            <td className="n">{formatMoney(month.present)}</td>
            <td className="n">{formatMoney(month.other)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
