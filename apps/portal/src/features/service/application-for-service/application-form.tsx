import { formatDay } from '@rochdale/domain/dates';
import type { Application } from '@rochdale/domain/service/application-for-service/application';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { StepHeading } from '@rochdale/ui/steps/step-heading.tsx';
import { Steps } from '@rochdale/ui/steps/steps.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { AddressStep } from './address-step.tsx';
import { ApplicantStep } from './applicant-step.tsx';
import { ApplicationDone } from './application-done.tsx';
import { DiscardApplication } from './discard-application.tsx';
import { ReviewStep } from './review-step.tsx';
import { ServiceStep } from './service-step.tsx';
import { formSteps, type UnsentApplication } from './unsent-application.ts';
import { type ApplicationState, useApplication } from './use-application.ts';

const stepTexts = {
  service: { label: 'applicationForService.step.service', title: 'applicationForService.title.service' },
  address: { label: 'applicationForService.step.address', title: 'applicationForService.title.address' },
  applicant: { label: 'applicationForService.step.applicant', title: 'applicationForService.title.applicant' },
  review: { label: 'applicationForService.step.review', title: 'applicationForService.title.review' },
} as const;
const stepForms = { service: ServiceStep, address: AddressStep, applicant: ApplicantStep, review: ReviewStep };

interface ApplicationFormProps {
  /** The member who applies; empty for a visitor. */
  readonly owner: string;
  readonly begin: Application;
  readonly kept: UnsentApplication | undefined;
  /** What is on file could not be filled in. */
  readonly isUnfilled: boolean;
}

/** An application in steps, from what is wanted to its confirmation number (service-33). */
export function ApplicationForm({ owner, begin, kept, isUnfilled }: ApplicationFormProps) {
  const text = useText();
  const state = useApplication(owner, begin, kept);
  const { step, done } = state;
  const StepFields = stepForms[step];
  return (
    <>
      <div className="card">
        <div className="dialog__head application-steps">
          <Steps
            labels={formSteps.map((one) => text(stepTexts[one].label))}
            current={done ? formSteps.length : formSteps.indexOf(step)}
          />
        </div>
        <div className="dialog__body">
          {done ? (
            <ApplicationDone {...done} />
          ) : (
            <>
              <StepHeading
                title={text(stepTexts[step].title)}
                step={{ at: formSteps.indexOf(step) + 1, of: formSteps.length }}
                lead={step === 'service' ? text('applicationForService.lead') : undefined}
              />
              <div className="application-said">
                {isUnfilled && <Alert kind="info">{text('applicationForService.prefillFailed')}</Alert>}
                <Said state={state} />
              </div>
              <StepFields key={step} state={state} />
            </>
          )}
        </div>
      </div>
      {!done && state.isKeeping && (
        <div className="small muted form-page__foot application-foot">
          <span>{text('applicationForService.kept')}</span>
          {state.isKept && <DiscardApplication onDiscard={state.discard} />}
        </div>
      )}
    </>
  );
}

/** What there is to say above the fields: that it failed, goes on, or was discarded. */
function Said({ state }: { state: ApplicationState }) {
  const text = useText();
  if (state.failure) return <Alert kind="danger">{state.failure.message}</Alert>;
  if (state.isDiscarded) return <Alert kind="success">{text('applicationForService.discarded')}</Alert>;
  if (!state.resumed) return null;
  return <Alert kind="info">{text('applicationForService.resumed', { date: formatDay(state.resumed.begunOn) })}</Alert>;
}
