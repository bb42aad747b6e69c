import { formatDay } from '@rochdale/domain/dates';
import { formatExpires, methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import type { Translate } from '@rochdale/domain/texts/text';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import circleAlert from 'lucide-static/icons/circle-alert.svg?inner';
import creditCard from 'lucide-static/icons/credit-card.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?inner';
import { useId } from 'react';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import { useSite } from '../../../lib/site.tsx';
import type { StoredPayment, StoredPaymentUse } from './payment-profile-calls.ts';

interface StoredPaymentRowProps {
  readonly stored: StoredPayment;
  readonly isBusy: boolean;
  readonly onAsk: (kind: 'rename' | 'remove') => void;
  readonly onMakeDefault: () => void;
}

/** One stored card or bank account: what it is, how it stands, what uses it, and what can be done with it. */
export function StoredPaymentRow({ stored, isBusy, onAsk, onMakeDefault }: StoredPaymentRowProps) {
  const text = useText();
  const nameId = useId();
  const name = methodName(stored, text);
  return (
    <li className="method" aria-labelledby={nameId}>
      <span className="well well--tint">
        <Icon drawing={stored.paymentType === 'Check' ? landmark : creditCard} />
      </span>
      <div className="method__what">
        <div className="row row--wrap">
          <b id={nameId}>{stored.label || name}</b>
          <States stored={stored} />
        </div>
        {stored.label !== '' && <p>{name}</p>}
        {stored.expires !== null && <p>{text('paymentProfile.expires', { month: formatExpires(stored.expires) })}</p>}
        {!stored.isChargeable && <p>{text('paymentProfile.officeOnly')}</p>}
        {stored.isBlocked && <p>{text('paymentProfile.blocked.text')}</p>}
        <Uses uses={stored.uses} />
      </div>
      <div className="actions method__actions">
        {!stored.isDefault && !stored.isBlocked && (
          <Button kind="secondary" size="s" busy={isBusy} onClick={onMakeDefault}>
            {text('paymentProfile.makeDefault')}
            <span className="vh"> {name}</span>
          </Button>
        )}
        <Button kind="secondary" size="s" onClick={() => onAsk('rename')}>
          {text('paymentProfile.rename')}
          <span className="vh"> {name}</span>
        </Button>
        <Button
          kind="secondary"
          size="s"
          onClick={() => onAsk('remove')}
          disabledReason={stored.uses.length > 0 ? text('myProfile.stored.inUse') : undefined}
        >
          {text('paymentProfile.remove')}
          <span className="vh"> {name}</span>
        </Button>
      </div>
    </li>
  );
}

function States({ stored }: { stored: StoredPayment }) {
  const text = useText();
  return (
    <>
      {stored.isDefault && <Tag kind="brand">{text('paymentProfile.default')}</Tag>}
      {stored.isBlocked && (
        <Tag kind="danger" icon={circleAlert}>
          {text('paymentProfile.blocked')}
        </Tag>
      )}
      {!stored.isBlocked && stored.expiry === 'expired' && (
        <Tag kind="danger" icon={circleAlert}>
          {text('paymentProfile.expired')}
        </Tag>
      )}
      {!stored.isBlocked && stored.expiry === 'soon' && (
        <Tag kind="warning" icon={triangleAlert}>
          {text('paymentProfile.expiresSoon')}
        </Tag>
      )}
    </>
  );
}

function Uses({ uses }: { uses: readonly StoredPaymentUse[] }) {
  const text = useText();
  const named = useNamedNumbers();
  const { whecEnabled } = useSite().configuration;
  if (uses.length === 0) return null;
  return (
    <p>
      {text('paymentProfile.usedBy')}: {uses.map((use) => nameOf(use, whecEnabled, text, named)).join('; ')}
    </p>
  );
}

function nameOf(
  use: StoredPaymentUse,
  whecEnabled: boolean,
  text: Translate,
  named: (number: string) => string,
): string {
  switch (use.kind) {
    case 'billingAutoPay':
      return text('paymentProfile.usedBy.billingAutoPay');
    case 'autoPay':
      return text('paymentProfile.usedBy.autoPay', { number: named(use.accountNumber) });
    case 'topUp':
      return text('paymentProfile.usedBy.topUp', { number: named(use.accountNumber) });
    case 'draft':
      return text(whecEnabled ? 'paymentProfile.usedBy.draft.whec' : 'paymentProfile.usedBy.draft', {
        number: named(use.accountNumber),
      });
    case 'scheduled':
      return text('paymentProfile.usedBy.scheduled', { date: formatDay(use.paymentDate) });
  }
}
