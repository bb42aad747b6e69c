import { furthestDays } from '@rochdale/domain/account/prepaid/prepaid-outlook';
import { addDays, formatDay, formatNearDay, type LocalDay } from '@rochdale/domain/dates';
import { type Cents, centsOf, formatMoney } from '@rochdale/domain/money';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { CSSProperties } from 'react';
import { daysText } from '../../paying/payments/public.ts';
import type { Outlook, Prepaid } from './prepaid-calls.ts';

/** How long the money lasts: in words, and as a picture of the days to come (account-129). */
export function DaysLeft({ prepaid: { credit, outlook, today } }: { prepaid: Prepaid }) {
  const text = useText();
  const cents = centsOf(credit);
  return (
    <Card>
      <div className="card__body days-left">
        {outlook === null ? (
          <>
            <h2>{cents > 0 ? text('prepaid.untold') : text('prepaid.owed', { amount: formatMoney(-cents) })}</h2>
            <p className="muted">{cents > 0 ? text('prepaid.untold.hint') : text('prepaid.none')}</p>
          </>
        ) : (
          <Told cents={cents} outlook={outlook} today={today} />
        )}
      </div>
    </Card>
  );
}

function Told({ cents, outlook, today }: { cents: Cents; outlook: Outlook; today: LocalDay }) {
  const text = useText();
  const { about, fewest, most, endsOn, endsEarliest, endsLatest } = outlook;
  const amount = formatMoney(centsOf(outlook.usualDay));
  const isFar = about === furthestDays;
  return (
    <>
      <h2>
        <span className="days-left__amount">
          {text(cents < 0 ? 'prepaid.owed' : 'prepaid.left', { amount: formatMoney(Math.abs(cents)) })}
        </span>{' '}
        <span className="days-left__days">{text('prepaid.about', { days: daysText(text, about) })}</span>
      </h2>
      <p className="muted">
        {isFar
          ? text('prepaid.furthest', { days: about, amount })
          : about === 0
            ? text('prepaid.none')
            : text('prepaid.until', { date: formatDay(endsOn), amount })}{' '}
        {!isFar &&
          fewest !== most &&
          text('prepaid.between', { from: formatNearDay(endsEarliest), to: formatNearDay(endsLatest) })}
      </p>
      {!isFar && most > 0 && <Picture outlook={outlook} today={today} />}
      <p className="small muted">{text('prepaid.how')}</p>
    </>
  );
}

/** Days that are sure, days that are likely, and a little beyond. */
function Picture({
  outlook: { fewest, most, endsEarliest, endsLatest },
  today,
}: {
  outlook: Outlook;
  today: LocalDay;
}) {
  const text = useText();
  const shown = Math.max(10, Math.ceil(most * 1.15));
  const part = (days: number): string => `${(days * 100) / shown}%`;
  const sure: CSSProperties = { width: part(fewest) };
  const likely: CSSProperties = { left: part(fewest), width: part(most - fewest) };
  const label = text('prepaid.picture', { fewest: daysText(text, fewest), most: daysText(text, most), shown });
  return (
    <div>
      <div className="days-left__bar" role="img" aria-label={label}>
        <i style={sure} />
        <i style={likely} />
      </div>
      <div className="days-left__marks" aria-hidden="true">
        <span>{text('prepaid.today')}</span>
        <span>{text('prepaid.atLeast', { date: formatNearDay(endsEarliest) })}</span>
        <span>{text('prepaid.atMost', { date: formatNearDay(endsLatest) })}</span>
        <span>{formatNearDay(addDays(today, shown))}</span>
      </div>
    </div>
  );
}
