import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useText } from '../../../lib/text/text.ts';
import { buttonClass } from '../../../ui/form/button.tsx';
import { Outcome } from '../../../ui/layout/outcome.tsx';

/** A payment that was left (paying-68). */
export function Page() {
  const text = useText();
  const session = useSession();
  return (
    <div className="container">
      <div className="outcome">
        <div className="card">
          <Outcome kind="canceled" title={text('paymentResult.title')} said={text('paymentResult.canceled')}>
            <p className="muted">{text('paymentResult.canceled.note')}</p>
            <div className="actions outcome__done">
              <ScreenLink className={buttonClass()} to={session ? 'accountoverview' : 'home'}>
                {text('paymentResult.done')}
              </ScreenLink>
            </div>
          </Outcome>
        </div>
      </div>
    </div>
  );
}
