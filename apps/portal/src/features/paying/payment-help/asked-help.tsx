import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { focusHeadingIn } from '@rochdale/ui/layout/focus-heading.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useRef } from 'react';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { useSite } from '../../../lib/site.tsx';
import type { Asked } from './payment-help-calls.ts';

interface AskedHelpProps {
  readonly help: Asked;
  readonly today: LocalDay;
  /** Whether it was asked for just now, by a button that is gone. */
  readonly takesFocus: boolean;
  readonly onPay: (dollars: number) => void;
}

const money = (dollars: number): string => formatMoney(centsOf(dollars));

const tags = {
  asked: ['info', 'paymentHelp.asked.tag'],
  granted: ['success', 'paymentHelp.granted.tag'],
  refused: ['neutral', 'paymentHelp.refused.tag'],
  contradicted: ['danger', 'paymentHelp.contradicted.tag'],
} as const satisfies Readonly<Record<Exclude<Asked['standing'], 'over'>, readonly [string, string]>>;

const askedTitles = {
  extension: 'paymentHelp.asked.extension',
  arrangement: 'paymentHelp.asked.arrangement',
} as const;
const grantedTitles = {
  extension: 'paymentHelp.granted.extension',
  arrangement: 'paymentHelp.granted.arrangement',
} as const;

/** How what was asked for stands. Only what is granted says that service is not disconnected (paying-87). */
export function AskedHelp({ help, today, takesFocus, onPay }: AskedHelpProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && place.current) focusHeadingIn(place.current);
  }, [takesFocus]);
  const { standing, next } = help;
  const title = useTitle(help);
  const tag = standing === 'over' ? undefined : tags[standing];
  const paysNow = next !== null && standing !== 'refused' && standing !== 'over';
  return (
    <div role="status" ref={place}>
      <Card title={title} action={tag && <Tag kind={tag[0]}>{text(tag[1])}</Tag>}>
        <div className="card__body stack help__standing">
          <Said help={help} today={today} />
          {help.kind === 'arrangement' && standing !== 'refused' && standing !== 'over' && (
            <ul className="offer__parts" aria-label={text('paymentHelp.arrangement.parts')}>
              {help.parts.map(({ day, amount }) => (
                <li key={day}>
                  <span>{formatDay(day)}</span>
                  <span className="strong">{money(amount)}</span>
                </li>
              ))}
            </ul>
          )}
          {paysNow && (
            <div className="actions">
              <Button kind="secondary" disabledReason={notWhileLooking()} onClick={() => onPay(next.amount)}>
                {text('paymentHelp.pay', { amount: money(next.amount) })}
              </Button>
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}

function useTitle({ kind, standing, lastDay, amount, parts, isLate }: Asked): string {
  const text = useText();
  const said = { date: formatDay(lastDay), amount: money(amount), count: parts.length };
  switch (standing) {
    case 'asked':
      return text(askedTitles[kind], said);
    case 'granted':
      return text(grantedTitles[kind], said);
    case 'refused':
      return text('paymentHelp.refused');
    case 'contradicted':
      return text('paymentHelp.contradicted');
    case 'over':
      return text(isLate ? 'paymentHelp.standing' : 'paymentHelp.over');
  }
}

/** What it means for the member now. */
function Said({ help, today }: Pick<AskedHelpProps, 'help' | 'today'>) {
  const { standing, askedOn, answerBy, isLate, reason, next, lastDay, amount } = help;
  const text = useText();
  const { phoneNumber: phone } = useSite().settings;
  switch (standing) {
    case 'asked': {
      const said = { day: formatDay(askedOn), date: formatDay(answerBy), phone };
      return (
        <>
          <p>{text(isLate ? 'paymentHelp.asked.late' : 'paymentHelp.asked', said)}</p>
          <p>{text('paymentHelp.asked.means')}</p>
        </>
      );
    }
    case 'granted': {
      if (next === null) return <p>{text('paymentHelp.granted.paid')}</p>;
      const said = { amount: money(next.amount), date: formatDay(next.day), phone };
      return <p>{text(next.day < today ? 'paymentHelp.granted.missed' : 'paymentHelp.granted.means', said)}</p>;
    }
    case 'refused':
      return (
        <>
          {reason !== null && reason !== '' && <p>{reason}</p>}
          <p>{text('paymentHelp.refused.means')}</p>
        </>
      );
    case 'contradicted':
      return (
        <p>
          {text('paymentHelp.contradicted.means', {
            date: formatDay(lastDay),
            amount: money(next?.amount ?? amount),
            phone,
          })}
        </p>
      );
    case 'over':
      return <p>{isLate ? text('paymentHelp.over.asked', { phone }) : text('paymentHelp.refused.means')}</p>;
  }
}
