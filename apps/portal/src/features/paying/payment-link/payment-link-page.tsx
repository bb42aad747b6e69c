import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { StepHeading } from '@rochdale/ui/steps/step-heading.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import shieldCheck from 'lucide-static/icons/shield-check.svg?inner';
import { type ReactNode, useEffect, useState } from 'react';
import { stripQuery, useQueryParams } from '../../../lib/address/address.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { ApiError } from '../../../lib/calls/api.ts';
import { askedCode, forgetCode } from './kept-link.ts';
import { PayByLink } from './pay-by-link.tsx';
import { type OpenedLink, openLink } from './payment-link-calls.ts';

type State =
  | { readonly kind: 'opening' }
  | { readonly kind: 'dead' | 'failed'; readonly error: Error }
  | { readonly kind: 'open'; readonly link: OpenedLink };

/** A link to pay that the office sent (paying-81): one amount on one account, for whoever has the link. */
export function Page() {
  const text = useText();
  const query = useQueryParams<'payment-link'>();
  // The code leaves the address at once, so that it is not seen, kept or passed on.
  const [code] = useState(() => askedCode(query));
  const [state, setState] = useState<State>({ kind: 'opening' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    stripQuery();
    let isCurrent = true;
    setState({ kind: 'opening' });
    openLink({ body: { code: code === '' ? '-' : code } }).then(
      (link) => isCurrent && setState({ kind: 'open', link }),
      (error: Error) => isCurrent && setState({ kind: isDead(error) ? 'dead' : 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, tries]);

  const hasEnded = state.kind === 'dead';
  useEffect(() => {
    if (hasEnded) forgetCode();
  }, [hasEnded]);

  if (state.kind === 'dead') return <DeadLink message={state.error.message} />;
  const { kind } = state;
  return (
    <Card>
      {kind === 'open' ? (
        <StepHeading
          title={text('paymentLink.title', { amount: formatMoney(centsOf(state.link.amount)) })}
          lead={text('paymentLink.lead')}
        />
      ) : (
        <h1 className="form-title">{text('screen.paymentLink')}</h1>
      )}
      {kind === 'opening' && (
        <Loading>
          <Skeleton height={280} />
        </Loading>
      )}
      {kind === 'failed' && <Failed error={state.error} onRetry={() => setTries(tries + 1)} />}
      {kind === 'open' && <PayByLink code={code} link={state.link} />}
    </Card>
  );
}

/** Whether an answer says that the link is not good, rather than that nobody could say. */
const isDead = (error: Error): boolean => error instanceof ApiError && error.status === 404;

function Card({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div className="container">
      <div className="form-page">
        <div className="card">
          <div className="dialog__body">{children}</div>
        </div>
        <p className="small muted form-page__foot">
          <Icon drawing={shieldCheck} size="s" />
          {text('paymentLink.partner')}
        </p>
      </div>
    </div>
  );
}

function DeadLink({ message }: { message: string }) {
  const text = useText();
  return (
    <Card>
      <StepHeading title={text('paymentLink.dead')} isNews />
      <Alert kind="danger">{message}</Alert>
      <div className="actions actions--between">
        <ScreenLink className={buttonClass({ kind: 'secondary' })} to="home">
          {text('paymentLink.home')}
        </ScreenLink>
        <ScreenLink className={buttonClass()} to="quick-pay">
          {text('paymentLink.quickPay')}
        </ScreenLink>
      </div>
    </Card>
  );
}
