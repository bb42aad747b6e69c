import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import info from 'lucide-static/icons/info.svg?inner';
import { useState } from 'react';
import { Additions } from './additions.tsx';
import { AskChange } from './ask-change.tsx';
import { ChangedMonths } from './changed-months.tsx';
import { type ChosenAdditions, hasSome } from './chosen-additions.ts';
import { RatesList } from './rates-list.tsx';
import type { WhatIf } from './what-if-calls.ts';

export interface ComparisonProps {
  readonly accountNumber: string;
  readonly found: WhatIf;
  readonly chosen: ChosenAdditions;
  readonly onChoose: (chosen: ChosenAdditions) => void;
  readonly isBusy: boolean;
}

const monthsOfYear = 12;

/** The rates, what changes most, what can be added, and asking for another one. */
export function Comparison({ accountNumber, found, chosen, onChoose, isBusy }: ComparisonProps) {
  const text = useText();
  const { schedules } = found;
  const [code, setCode] = useState<string>();
  const present = schedules.find(({ isPresent }) => isPresent);
  const others = schedules.filter(({ isPresent }) => !isPresent);
  const other = others.find((one) => one.code === code) ?? others[0];
  const months = present?.months ?? [];
  const isYear = found.leftOut === 0 && months.length >= monthsOfYear;
  const title = hasSome(chosen)
    ? text('whatIf.year.added')
    : isYear
      ? text('whatIf.year')
      : text('whatIf.months', { count: months.length });
  return (
    <div className="stack" aria-busy={isBusy || undefined}>
      {found.isApart && found.billed !== null && found.present !== null && (
        <Alert kind="warning">
          {text('whatIf.billed.apart', { billed: moneyOf(found.billed), sum: moneyOf(found.present) })}
        </Alert>
      )}
      <RatesList title={title} schedules={schedules} foot={<Known found={found} />} />
      {other === undefined && <p className="muted">{text('whatIf.none.other')}</p>}
      <div className="what-if__two">
        {present && other && (
          <ChangedMonths present={present} other={other}>
            {others.length > 1 && (
              <SelectField
                label={text('whatIf.compare')}
                placeholder={text('whatIf.compare')}
                value={other.code}
                options={others.map((one) => ({ value: one.code, label: one.name }))}
                onChange={({ target }) => setCode(target.value)}
              />
            )}
          </ChangedMonths>
        )}
        {found.additions && (
          <Additions found={found} additions={found.additions} other={other} chosen={chosen} onChoose={onChoose} />
        )}
      </div>
      {other && (
        <AskChange key={other.code} accountNumber={accountNumber} other={other} found={found} chosen={chosen} />
      )}
      <p className="what-if__note">
        <Icon drawing={info} size="s" />
        {text('whatIf.note')}
      </p>
    </div>
  );
}

const moneyOf = (dollars: number): string => formatMoney(centsOf(dollars));

const leads = {
  intervals: 'whatIf.lead.intervals',
  daily: 'whatIf.lead.daily',
  register: 'whatIf.lead.register',
} as const;

/** Of which months, by what, and what of them is not known. */
function Known({ found }: { found: WhatIf }) {
  const text = useText();
  const months = found.schedules.find((one) => one.months.length > 0)?.months ?? [];
  const [first] = months;
  const last = months.at(-1);
  const { missing, estimated, leftOut, billed, isApart } = found;
  const said = [
    first && last ? text(leads[found.by], { from: formatDay(first.from), to: formatDay(last.to) }) : undefined,
    billed !== null && !isApart ? text('whatIf.billed', { billed: moneyOf(billed) }) : undefined,
    leftOut > 0 ? text('whatIf.leftOut', { count: leftOut }) : undefined,
    missing + estimated > 0 ? text('whatIf.gaps', { missing, estimated }) : undefined,
  ];
  return <p className="small muted">{said.filter(Boolean).join(' ')}</p>;
}
