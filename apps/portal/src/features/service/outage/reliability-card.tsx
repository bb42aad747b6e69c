import { formatDay } from '@rochdale/domain/dates';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import type { Reliability } from './outage-calls.ts';
import { useMinutes } from './span-of.ts';
import { useReliability } from './use-outage.ts';
import './reliability-card.css';

/** How reliable the power was, in words beside the co-op's figures (service-87). Without them the history stands alone. */
export function ReliabilityCard({ accountNumber }: { accountNumber: string }) {
  const { data, error } = useReliability(accountNumber);
  if (error) return null;
  if (!data) return <Skeleton height={180} />;
  return data.usual.saidi === null ? null : <Figures reliability={data} />;
}

function Figures({ reliability }: { reliability: Reliability }) {
  const text = useText();
  const spanOf = useMinutes();
  const { coopShortName } = useSite().settings;
  const { usual, withMajorEvents, majorEventDays, yours } = reliability;
  const many = (times: number) => formatNumber(Math.round(times * 10) / 10);
  const days = majorEventDays.map(formatDay).join(', ');
  return (
    <section className="card">
      <div className="card__head">
        <h2>{text('reliability.title')}</h2>
        <span className="small muted">{text('reliability.period')}</span>
      </div>
      <dl className="reliability">
        <div>
          <dt>{text('reliability.saidi')}</dt>
          <dd>{spanOf(usual.saidi ?? 0)}</dd>
          <dd>
            {text('reliability.average', { coop: coopShortName })}
            {yours && ` ${text('reliability.yours', { span: spanOf(yours.minutes) })}`}
          </dd>
        </div>
        <div>
          <dt>{text('reliability.saifi')}</dt>
          <dd>{text('reliability.times', { count: many(usual.saifi ?? 0) })}</dd>
          {yours && <dd>{timesOf(text, yours.times)}</dd>}
        </div>
        <div>
          <dt>{text('reliability.caidi')}</dt>
          <dd>{usual.caidi === null ? text('reliability.none') : spanOf(usual.caidi)}</dd>
          <dd>
            {usual.caidi !== null &&
              text('reliability.how', {
                minutes: formatNumber(Math.round(usual.saidi ?? 0)),
                times: many(usual.saifi ?? 0),
              })}
          </dd>
        </div>
      </dl>
      <p className="reliability__major">
        {majorEventDays.length === 0 && text('reliability.major.none')}
        {majorEventDays.length === 1 && text('reliability.major.one', { days })}
        {majorEventDays.length > 1 && text('reliability.major.some', { count: majorEventDays.length, days })}
        {majorEventDays.length > 0 &&
          ` ${text('reliability.with', { span: spanOf(withMajorEvents.saidi ?? 0), times: many(withMajorEvents.saifi ?? 0) })}`}
      </p>
    </section>
  );
}

function timesOf(text: ReturnType<typeof useText>, times: number): string {
  if (times === 0) return text('reliability.yours.none');
  return times === 1 ? text('reliability.yours.once') : text('reliability.yours.times', { count: times });
}
