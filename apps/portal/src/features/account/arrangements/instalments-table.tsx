import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import check from 'lucide-static/icons/check.svg?inner';
import circleAlert from 'lucide-static/icons/circle-alert.svg?inner';
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
    <DataTable
      caption={caption}
      rows={instalments}
      keyOf={(one) => one.instalmentId}
      columns={[
        {
          head: text('arrangements.due'),
          main: true,
          cell: (one) => <time dateTime={one.dueDate}>{formatDay(one.dueDate)}</time>,
        },
        {
          head: text('arrangements.amount'),
          numeric: true,
          bold: true,
          cell: (one) => formatMoney(centsOf(one.instalmentAmount)),
        },
        { head: text('arrangements.paid'), className: 'num', cell: (one) => <PaidPart instalment={one} /> },
        {
          head: text('arrangements.status'),
          cell: (one) => <Tag {...tagOf(one)}>{text(states[one.state].label)}</Tag>,
        },
      ]}
    />
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
