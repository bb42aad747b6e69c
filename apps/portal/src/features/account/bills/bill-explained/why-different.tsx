import { partName } from '@rochdale/domain/account/bill-explained/part-name';
import { signedMoney } from '@rochdale/domain/account/bill-explained/signed-money';
import { whySentence } from '@rochdale/domain/account/bill-explained/why-sentence';
import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Segment } from '@rochdale/ui/steps/segment.tsx';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import info from 'lucide-static/icons/info.svg?inner';
import { useState } from 'react';
import type { BilledBill } from '../bill-calls.ts';
import { changeInCents, type ExplainedBill, type ExplainedChange, type useExplained } from './explained-calls.ts';
import { Fall } from './fall.tsx';
import { fallLayout } from './fall-layout.ts';

type Against = 'last' | 'year';

const none = { last: 'billExplained.none.last', year: 'billExplained.none.year' } as const;
const untoldTexts = {
  usage: 'billExplained.untold.usage',
  weather: 'billExplained.untold.weather',
  prices: 'billExplained.untold.prices',
  lines: 'billExplained.untold.lines',
} as const;

/** Why a bill is not what the one before it was, or that of a year ago (account-123, account-124). */
export function WhyDifferent({ bill, query }: { bill: BilledBill; query: ReturnType<typeof useExplained> }) {
  const text = useText();
  const [against, setAgainst] = useState<Against>('last');
  return (
    <Card
      title={text('billExplained.why')}
      action={
        <Segment
          label={text('billExplained.compare')}
          isLabelHidden
          value={against}
          options={[
            { value: 'last', label: text('billExplained.compare.last') },
            { value: 'year', label: text('billExplained.compare.year') },
          ]}
          onChange={setAgainst}
        />
      }
    >
      <div className="card__body why">
        <Loaded query={query} skeleton={<Skeleton height={330} phone={380} />}>
          {(found) => <Compared bill={bill} explained={found} against={against} />}
        </Loaded>
      </div>
    </Card>
  );
}

function Compared({ bill, explained, against }: { bill: BilledBill; explained: ExplainedBill; against: Against }) {
  const text = useText();
  const change = explained[against];
  if (change === null) return <p className="muted">{text(none[against])}</p>;
  return <Change bill={bill} change={change} />;
}

function Change({ bill, change }: { bill: BilledBill; change: ExplainedChange }) {
  const text = useText();
  const inCents = changeInCents(change);
  const { difference, cause } = whySentence(
    inCents,
    change.billDate,
    text,
    bill.actualCharges === null ? 'bill' : 'service',
  );
  const named = bill.actualCharges === null ? 'billExplained.billOf' : 'billExplained.costOf';
  return (
    <>
      <p className="why__say" role="status">
        <b>{difference}</b> {cause}
      </p>
      <Fall
        change={inCents}
        beforeName={text(named, { date: formatDay(change.billDate) })}
        nowName={text(named, { date: formatDay(bill.billDate) })}
        after={afterCharges(bill, text)}
      />
      <Notes bill={bill} change={inCents} />
      <details className="why__table">
        <summary>{text('billExplained.table')}</summary>
        <DataTable
          caption={text('billExplained.table')}
          rows={inCents.parts}
          keyOf={({ part }) => part}
          columns={[
            {
              head: text('billExplained.table.part'),
              cell: ({ part }) => partName(part, inCents.weather, text),
              main: true,
            },
            {
              head: text('billExplained.table.amount'),
              cell: ({ amount, spread }) =>
                spread
                  ? `${signedMoney(amount)} (${signedMoney(spread.least)} – ${signedMoney(spread.most)})`
                  : signedMoney(amount),
              numeric: true,
            },
          ]}
        />
      </details>
    </>
  );
}

/** From this bill's charges to what is due: what a plan carries, and what stood before. */
function afterCharges(bill: BilledBill, text: ReturnType<typeof useText>) {
  const [billed, before, ending] = [bill.billedAmount, bill.balanceBefore, bill.endingBalance].map(centsOf);
  const carried = bill.actualCharges === null ? 0 : (billed ?? 0) - centsOf(bill.actualCharges);
  const rows = [
    { name: text('bill.sheet.carried'), amount: carried, isTotal: false },
    { name: text('bill.sheet.before'), amount: before ?? 0, isTotal: false },
  ].filter(({ amount }) => amount !== 0);
  if (rows.length === 0) return [];
  const isCredit = (ending ?? 0) < 0;
  return [
    ...rows,
    {
      name: text(isCredit ? 'bill.sheet.total.credit' : 'bill.paper.ending'),
      amount: Math.abs(ending ?? 0),
      isTotal: true,
    },
  ];
}

function Notes({ bill, change }: { bill: BilledBill; change: ReturnType<typeof changeInCents> }) {
  const text = useText();
  const { cutAt } = fallLayout(change);
  const spread = change.parts.find((part) => part.spread !== undefined)?.spread;
  const carried = bill.actualCharges === null ? 0 : centsOf(bill.billedAmount) - centsOf(bill.actualCharges);
  const notes = [
    cutAt === undefined ? '' : text('billExplained.cut', { amount: formatMoney(cutAt).replace('.00', '') }),
    spread ? text('billExplained.spread', { least: signedMoney(spread.least), most: signedMoney(spread.most) }) : '',
    ...change.untold.map((what) => text(untoldTexts[what])),
    carried === 0
      ? ''
      : text(carried > 0 ? 'billExplained.steady.forward' : 'billExplained.steady.back', {
          amount: formatMoney(centsOf(bill.billedAmount)),
          carried: formatMoney(Math.abs(carried)),
        }),
  ].filter((note) => note !== '');
  if (notes.length === 0) return null;
  return (
    <div className="why__notes">
      <Icon drawing={info} />
      <div>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}
