import type { WirePaymentStanding } from '@rochdale/contract/schemas/payment-standing';
import { formatDay, localTimeAt } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { Outcome } from '@rochdale/ui/layout/outcome.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import refresh from 'lucide-static/icons/refresh-cw.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { OpenPaymentSteps } from './open-payment-steps.tsx';
import './payment-results.css';

interface OpenPaymentProps {
  readonly standing: WirePaymentStanding;
  readonly askedAt: Date;
  /** Whether the last question had no answer. */
  readonly isSilent: boolean;
  /** Whether it is asked again by itself. */
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  readonly onAsk: () => void;
}

/** Nobody knows yet how a payment ended (paying-78): nothing here pays, and nothing says that it failed. */
export function OpenPayment({ standing, askedAt, isSilent, isAsking, isBusy, onAsk }: OpenPaymentProps) {
  const text = useText();
  const session = useSession();
  const { settings, config, timeZone } = useSite();
  const processor = config.payments.companyName ?? text('paymentResult.open.processor');
  const [only, ...others] = standing.accounts;
  return (
    <>
      <div className="card">
        <Outcome kind="waiting" title={text('paymentResult.title')} said={text('paymentResult.open.title')}>
          <p className="muted">
            {isAsking
              ? text('paymentResult.open.asking', { processor })
              : text('paymentResult.open.stopped', { processor })}{' '}
            {isSilent && `${text('paymentResult.open.silent')} `}
            {text('paymentResult.open.asked', { time: localTimeAt(askedAt, timeZone).time })}
          </p>
        </Outcome>
        <div className="receipt__body">
          <Alert kind="warning" isSpoken={false}>
            <p>
              <strong>{text('paymentResult.open.dont')}</strong> {text('paymentResult.open.twice')}
            </p>
          </Alert>
          <div className="receipt__facts">
            <KeyValues
              rows={[
                ...(only && others.length === 0
                  ? [{ label: text('paymentResult.paidAccount'), value: only.accountNumber }]
                  : standing.accounts.map(({ accountNumber, paymentAmount }) => ({
                      label: text('paymentResult.account', { number: accountNumber }),
                      value: formatMoney(centsOf(paymentAmount)),
                    }))),
                {
                  label: text('paymentResult.amount'),
                  value: formatMoney(centsOf(standing.paymentAmount)),
                  total: true,
                },
                { label: text('paymentResult.reference'), value: standing.reference },
              ]}
            />
          </div>
          <OpenPaymentSteps
            processor={processor}
            begunAt={`${formatDay(standing.begunAt.slice(0, 10))} ${standing.begunAt.slice(11)}`}
            receiptTo={standing.receiptTo}
          />
        </div>
        <div className="actions receipt__actions">
          <Button kind="secondary" busy={isBusy} onClick={onAsk}>
            <Icon drawing={refresh} />
            {text('paymentResult.open.ask')}
          </Button>
          <ScreenLink className={buttonClass({ kind: 'ghost' })} to={session ? 'accountoverview' : 'home'}>
            {text('paymentResult.done')}
          </ScreenLink>
        </div>
      </div>
      <p className="receipt__help muted small">{text('paymentResult.open.call', { phone: settings.phoneNumber })}</p>
    </>
  );
}
