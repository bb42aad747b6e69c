import { centsOf, formatMoney } from '@rochdale/domain/money';
import type { Translate } from '@rochdale/domain/texts/text';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import check from 'lucide-static/icons/check.svg?inner';
import { type ReactNode, useId } from 'react';
import type { ComparedRate } from './what-if-calls.ts';

interface RatesListProps {
  readonly title: string;
  readonly schedules: readonly ComparedRate[];
  readonly foot: ReactNode;
}

const lacks = {
  hours: 'whatIf.unpriced.hours',
  demand: 'whatIf.unpriced.demand',
  coopPeak: 'whatIf.unpriced.coopPeak',
  other: 'whatIf.unpriced.other',
} as const;

/** Each rate with what the months would have cost on it, the lowest first (energy-82). */
export function RatesList({ title, schedules, foot }: RatesListProps) {
  const text = useText();
  const id = useId();
  const highest = Math.max(1, ...schedules.map(({ total }) => total ?? 0));
  const [lowest] = schedules;
  const hasLowest = schedules.length > 1 && lowest !== undefined && lowest.total !== null;
  return (
    <section className="card what-if__card" aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>{title}</h2>
      </div>
      <ul className="what-if__rates">
        {schedules.map((one) => (
          <li key={one.code} className={hasLowest && one === lowest ? 'is-lowest' : undefined}>
            <div>
              <b>
                {text('whatIf.rate', { name: one.name, code: one.code })}{' '}
                {hasLowest && one === lowest && (
                  <Tag kind="success" icon={check}>
                    {text('whatIf.lowest')}
                  </Tag>
                )}{' '}
                {one.isPresent && <Tag>{text('whatIf.present')}</Tag>}
              </b>
              <small>{one.lack === null ? one.about : text(lacks[one.lack])}</small>
            </div>
            <span className="what-if__bar" aria-hidden="true">
              {one.total !== null && one.total > 0 && (
                <i style={{ width: `${((one.total / highest) * 100).toFixed(1)}%` }} />
              )}
            </span>
            <span className="what-if__sum">
              {one.total === null ? text('whatIf.unpriced') : formatMoney(centsOf(one.total))}
              <small>{differenceText(one, text)}</small>
            </span>
          </li>
        ))}
      </ul>
      <div className="card__body what-if__known">{foot}</div>
    </section>
  );
}

function differenceText({ isPresent, difference }: ComparedRate, text: Translate): string {
  if (isPresent) return text('whatIf.present.sum');
  if (difference === null) return '';
  if (difference === 0) return text('whatIf.same');
  const amount = formatMoney(Math.abs(centsOf(difference)));
  return text(difference < 0 ? 'whatIf.less' : 'whatIf.more', { amount });
}
