import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import check from 'lucide-static/icons/check.svg?inner';
import circleAlert from 'lucide-static/icons/circle-alert.svg?inner';
import { useText } from '../../../lib/text/text.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Instalment } from './arrangements-calls.ts';

const states = {
  paid: { label: 'arrangements.state.paid', kind: 'success', icon: check },
  overdue: { label: 'arrangements.state.overdue', kind: 'danger', icon: circleAlert },
  next: { label: 'arrangements.state.next', kind: 'info' },
  later: { label: 'arrangements.state.later', kind: 'neutral' },
} as const;

/** Instalments by due date: what is paid, overdue, next and later. */
export function InstalmentsTable({ caption, instalments }: { caption: string; instalments: readonly Instalment[] }) {
  const text = useText();
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">{text('arrangements.due')}</th>
          <th scope="col" className="n">
            {text('arrangements.amount')}
          </th>
          <th scope="col">{text('arrangements.paid')}</th>
          <th scope="col">{text('arrangements.status')}</th>
        </tr>
      </thead>
      <tbody>
        {instalments.map((one) => (
          <tr key={one.instalmentId}>
            <th scope="row" data-l={text('arrangements.due')}>
              <time dateTime={one.dueDate}>{formatDay(one.dueDate)}</time>
            </th>
            <td data-l={text('arrangements.amount')} className="n strong">
              {formatMoney(centsOf(one.instalmentAmount))}
            </td>
            <td data-l={text('arrangements.paid')} className="num">
              <PaidPart instalment={one} />
            </td>
            <td data-l={text('arrangements.status')}>
              <Tag {...tagOf(one)}>{text(states[one.state].label)}</Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function tagOf({ state }: Instalment) {
  const { label: _, ...tag } = states[state];
  return tag;
}

function PaidPart({ instalment }: { instalment: Instalment }) {
  const text = useText();
  const amount = formatMoney(centsOf(instalment.paidAmount));
  if (instalment.paidDate === null) return amount;
  return text('arrangements.paidOn', { amount, date: formatDay(instalment.paidDate) });
}
