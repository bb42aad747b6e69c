import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import arrowRight from 'lucide-static/icons/arrow-right.svg?inner';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import { useGate } from '../../../../lib/gates.ts';

/** The way to what a year would have cost on other rates. */
export function AnotherRate({ accountNumber }: { accountNumber: string }) {
  const text = useText();
  if (!useGate('usageTracker').open) return null;
  return (
    <Card title={text('billExplained.rates')}>
      <div className="card__body another-rate">
        <p className="muted">{text('billExplained.rates.hint')}</p>
        <ScreenLink className="link-arrow" to="what-if" query={{ accountno: accountNumber }}>
          {text('billExplained.rates.compare')}
          <Icon drawing={arrowRight} size="s" />
        </ScreenLink>
      </div>
    </Card>
  );
}
