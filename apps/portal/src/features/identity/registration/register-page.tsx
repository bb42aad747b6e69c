import type { Translate } from '@rochdale/domain/texts/text';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { StepHeading } from '@rochdale/ui/steps/step-heading.tsx';
import { Steps } from '@rochdale/ui/steps/steps.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSite } from '../../../lib/site.tsx';
import { AccountStep } from './account-step.tsx';
import { CodeStep } from './code-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { type Registration, useRegistration } from './use-registration.ts';

/** Registration (identity-25): account, code, login. */
export function Page() {
  const text = useText();
  const registration = useRegistration();
  const { verified, loginId, options } = registration;
  const step = verified ? 2 : options ? 1 : 0;
  return (
    <div className="container">
      <div className="form-page">
        <div className="card">
          <div className="dialog__head">
            <Steps
              labels={[
                text('registration.step.account'),
                text('registration.step.code'),
                text('registration.step.finish'),
              ]}
              current={loginId === undefined ? step : 3}
            />
          </div>
          <div className="dialog__body">
            {loginId === undefined ? <Stage registration={registration} /> : <Done loginId={loginId} />}
          </div>
        </div>
        {loginId === undefined && (
          <p className="small muted form-page__foot">
            {text('registration.haveAccount')} <ScreenLink to="login">{text('registration.done.login')}</ScreenLink>
          </p>
        )}
      </div>
    </div>
  );
}

function Stage({ registration }: { registration: Registration }) {
  const text = useText();
  const { options, sent, verified } = registration;
  const { config } = useSite();
  const lead =
    config.registration.controlNumberType === 'MEMBER'
      ? text('registration.lead.controlNumber', { label: config.memberNumberLabel })
      : text('registration.lead');
  return (
    <>
      <StepHeading {...headOf(registration, lead, text)} />
      {!options && <AccountStep registration={registration} />}
      {options && !sent && <ContactStep registration={registration} options={options} />}
      {sent && !verified && <CodeStep registration={registration} sentTo={sent.sentTo} />}
      {verified && <DetailsStep registration={registration} verified={verified} />}
    </>
  );
}

/** What heads a stage; the step of the code has two. */
function headOf({ options, sent, verified }: Registration, lead: string, text: Translate) {
  const of = 3;
  if (verified) return { title: text('registration.step.complete'), step: { at: 3, of } };
  if (sent) return { title: text('registration.code.heading'), step: { at: 2, of } };
  if (options) return { title: text('registration.contact.heading'), step: { at: 2, of } };
  return { title: text('registration.title'), step: { at: 1, of }, lead };
}

function Done({ loginId }: { loginId: string }) {
  const text = useText();
  return (
    <>
      <StepHeading title={text('registration.done.title')} isNews />
      <Alert kind="success">{text('registration.done', { username: loginId })}</Alert>
      <div className="actions actions--between">
        <ScreenLink className={buttonClass()} to="login">
          {text('registration.done.login')}
        </ScreenLink>
      </div>
    </>
  );
}
