import { draftRulesOf } from '@rochdale/domain/planned/draft-payments/draft-rules';
import type { TextCode } from '@rochdale/domain/texts/text';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSite } from '../../../lib/site.tsx';

/** The ways that are open, side by side: what is taken, when, from what, up to what, and how to stop. */
export function Ways({ hasAutoPay, hasDrafts }: { hasAutoPay: boolean; hasDrafts: boolean }) {
  const text = useText();
  const site = useSite();
  const { whecEnabled } = site.configuration;
  const { options } = draftRulesOf(site);
  const from = options.length > 1 ? 'both' : options[0] === 'CC' ? 'card' : 'bank';
  return (
    <div className="pay-auto__ways">
      {hasAutoPay && (
        <Way
          title={text('plannedPayments.autoPay')}
          rows={[
            ['plannedPayments.what', 'plannedPayments.what.whole'],
            ['plannedPayments.when', 'plannedPayments.when.autoPay'],
            ['plannedPayments.from', 'plannedPayments.from.autoPay'],
            ['plannedPayments.limit', 'plannedPayments.limit.autoPay'],
            ['plannedPayments.notice', 'plannedPayments.notice.autoPay'],
            ['plannedPayments.stop', 'plannedPayments.stop.autoPay'],
          ]}
          to="billpayments/auto-pay"
          label={text('plannedPayments.setUp.autoPay')}
          isFirst
        />
      )}
      {hasDrafts && (
        <Way
          title={text(whecEnabled ? 'plannedPayments.ezPay' : 'plannedPayments.drafts')}
          rows={[
            ['plannedPayments.what', 'plannedPayments.what.whole'],
            ['plannedPayments.when', 'plannedPayments.when.drafts'],
            ['plannedPayments.from', draftSources[from]],
            ['plannedPayments.limit', 'plannedPayments.limit.drafts'],
            ...(from === 'card' ? [] : [['plannedPayments.notice', 'plannedPayments.notice.drafts'] as const]),
            ['plannedPayments.stop', 'plannedPayments.stop.drafts'],
          ]}
          to="draft-payments"
          label={text(whecEnabled ? 'plannedPayments.setUp.ezPay' : 'plannedPayments.setUp.drafts')}
          isFirst={!hasAutoPay}
        />
      )}
    </div>
  );
}

const draftSources = {
  both: 'plannedPayments.from.both',
  bank: 'plannedPayments.from.bank',
  card: 'plannedPayments.from.card',
} as const;

type PlainCode = Extract<
  TextCode,
  `plannedPayments.${'what' | 'when' | 'from' | 'limit' | 'notice' | 'stop'}${'' | `.${string}`}`
>;

interface WayProps {
  readonly title: string;
  readonly rows: readonly (readonly [PlainCode, PlainCode])[];
  readonly to: Route;
  readonly label: string;
  readonly isFirst: boolean;
}

function Way({ title, rows, to, label, isFirst }: WayProps) {
  const text = useText();
  const foot = (
    <ScreenLink to={to} className={`btn btn--${isFirst ? 'primary' : 'secondary'}`}>
      {label}
    </ScreenLink>
  );
  return (
    <Card title={title} foot={foot}>
      <dl className="card__body pay-auto__facts">
        {rows.map(([name, fact]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>{text(fact)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
