import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import type { HelpDenial } from '@rochdale/domain/paying/payment-help/help-offers';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useId } from 'react';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { useSite } from '../../../lib/site.tsx';
import type { Help, Offer } from './payment-help-calls.ts';
import { useAskHelp } from './use-ask-help.ts';

const answeredWords = {
  office: 'paymentHelp.answered.office',
  link: 'paymentHelp.answered.link',
  file: 'paymentHelp.answered.file',
} as const satisfies Readonly<Record<Offer['grantor'], string>>;
const kindWords = {
  extension: 'paymentHelp.extension',
  arrangement: 'paymentHelp.arrangement',
} as const satisfies Readonly<Record<Offer['kind'], string>>;
const deniedWords = {
  'used-up': 'paymentHelp.denied.used-up',
  decided: 'paymentHelp.denied.decided',
  'not-this-account': 'paymentHelp.denied.not-this-account',
  'in-arrangement': 'paymentHelp.denied.in-arrangement',
  amount: 'paymentHelp.denied.amount',
  'nothing-due': 'paymentHelp.denied.nothing-due',
} as const satisfies Readonly<Record<HelpDenial, string>>;

interface OffersProps {
  readonly accountNumber: string;
  readonly offers: readonly Offer[];
  /** What was asked for just now, by its number. */
  readonly onAsked: (helpNumber: string) => void;
}

interface OfferProps {
  readonly offer: Offer;
  readonly isBusy: boolean;
  readonly onAsk: (offer: Offer) => void;
}

/** What may be asked for at once; the date is offered, not asked for. */
export function Offers({ accountNumber, offers, onAsked }: OffersProps) {
  const asking = useAskHelp(accountNumber, onAsked);
  if (offers.length === 0 && !asking.error) return null;
  return (
    <>
      {asking.error && <Failed error={asking.error} onRetry={asking.again} />}
      <div className="help__offers">
        {offers.map((offer) => {
          const Card = offer.kind === 'extension' ? MoreTime : SmallerParts;
          return <Card key={offer.kind} offer={offer} isBusy={asking.kind === offer.kind} onAsk={asking.ask} />;
        })}
      </div>
    </>
  );
}

function MoreTime({ offer, isBusy, onAsk }: OfferProps) {
  const text = useText();
  const heading = useId();
  const date = formatDay(offer.lastDay);
  return (
    <section className="offer offer--best" aria-labelledby={heading}>
      <p className="small muted strong">{text('paymentHelp.extension')}</p>
      <h2 id={heading}>{text('paymentHelp.extension.title', { date })}</h2>
      <p className="offer__big">
        {offer.days === 1 ? text('paymentHelp.days.one') : text('paymentHelp.days', { count: offer.days })}
      </p>
      <p className="muted">{text('paymentHelp.extension.used', { used: offer.used, perYear: offer.perYear })}</p>
      <Answered offer={offer} />
      <div className="actions offer__act">
        <Button
          busyLabel={isBusy ? text('paymentHelp.asking') : undefined}
          disabledReason={notWhileLooking()}
          onClick={() => onAsk(offer)}
        >
          {text('paymentHelp.extension.ask', { date })}
        </Button>
      </div>
    </section>
  );
}

function SmallerParts({ offer, isBusy, onAsk }: OfferProps) {
  const text = useText();
  const heading = useId();
  const count = offer.parts.length;
  const money = (dollars: number): string => formatMoney(centsOf(dollars));
  return (
    <section className="offer" aria-labelledby={heading}>
      <p className="small muted strong">{text('paymentHelp.arrangement')}</p>
      <h2 id={heading}>{text('paymentHelp.arrangement.title', { amount: money(offer.amount), count })}</h2>
      <p className="offer__big">
        {text('paymentHelp.arrangement.now', { amount: money(offer.parts[0]?.amount ?? 0) })}
      </p>
      <ul className="offer__parts" aria-label={text('paymentHelp.arrangement.parts')}>
        {offer.parts.map(({ day, amount }, place) => (
          <li key={day}>
            <span>{place === 0 ? text('paymentHelp.arrangement.first') : formatDay(day)}</span>
            <span className="strong">{money(amount)}</span>
          </li>
        ))}
      </ul>
      <p className="muted">{text('paymentHelp.arrangement.each')}</p>
      <Answered offer={offer} />
      <div className="actions offer__act">
        <Button
          kind="secondary"
          busyLabel={isBusy ? text('paymentHelp.asking') : undefined}
          disabledReason={notWhileLooking()}
          onClick={() => onAsk(offer)}
        >
          {text('paymentHelp.arrangement.ask', { count })}
        </Button>
      </div>
    </section>
  );
}

/** Who answers, by when, and that nothing is promised until then. */
function Answered({ offer: { grantor, answerBy } }: { offer: Offer }) {
  const text = useText();
  const said = { date: formatDay(answerBy), time: answerBy.slice(11, 16) };
  return (
    <p className="muted">
      {text(answeredWords[grantor], said)} {text('paymentHelp.until')}
    </p>
  );
}

/** Why something is not offered now. */
export function Denials({ denials, owed }: { denials: Help['denials']; owed: number }) {
  const text = useText();
  const { phoneNumber: phone } = useSite().settings;
  const amount = formatMoney(centsOf(owed));
  const [first] = denials;
  if (!first) return null;
  const isOne = denials.every(({ why }) => why === first.why) && denials.length > 1;
  return (
    <div className="card">
      <ul className="card__body help__denials">
        {(isOne ? [first] : denials).map(({ kind, why }) => (
          <li key={kind}>
            {!isOne && <span className="strong">{text(kindWords[kind])}: </span>}
            {text(deniedWords[why], { phone, amount })}
          </li>
        ))}
      </ul>
    </div>
  );
}
