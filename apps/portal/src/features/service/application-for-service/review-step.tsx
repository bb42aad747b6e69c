import { formatDay, isLocalDay } from '@rochdale/domain/dates';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { FormEvent, ReactNode } from 'react';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { kindTexts } from './kind-texts.ts';
import type { FormStep } from './unsent-application.ts';
import type { ApplicationState } from './use-application.ts';

/** Everything that was said, each part with the way back to it, and Submit. */
export function ReviewStep({ state }: { state: ApplicationState }) {
  const text = useText();
  const { application } = state;
  const { startDate, street, unit, city, zip, mailTo, firstName, lastName } = application;
  const none = text('applicationForService.none');
  const kind = kindTexts.find((one) => one.kind === application.kind);
  const lines = (...parts: readonly string[]): ReactNode => (
    <span className="preserve-lines">{parts.filter((part) => part.trim() !== '').join('\n')}</span>
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void state.send();
  };
  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <Part step="service" title={text('applicationForService.step.service')} state={state}>
        <KeyValues
          rows={[
            ...(state.terms.accountTypes.length > 0
              ? [{ label: text('applicationForService.accountType'), value: inPageLanguage(application.accountType) }]
              : []),
            { label: text('applicationForService.kind'), value: kind ? text(kind.label) : none },
            {
              label: text('applicationForService.startDate'),
              value: isLocalDay(startDate) ? <time dateTime={startDate}>{formatDay(startDate)}</time> : none,
            },
            { label: text('applicationForService.comments'), value: application.comments.trim() || none },
          ]}
        />
      </Part>
      <Part step="address" title={text('applicationForService.step.address')} state={state}>
        <KeyValues
          rows={[
            {
              label: text('applicationForService.serviceAddress'),
              value: lines(street, unit, `${city}, ${application.state} ${zip}`),
            },
            {
              label: text('applicationForService.mailingAddress'),
              value:
                mailTo === 'same'
                  ? text('applicationForService.mailTo.same')
                  : lines(
                      application.mailStreet,
                      application.mailUnit,
                      `${application.mailCity}, ${application.mailState} ${application.mailZip}`,
                    ),
            },
          ]}
        />
      </Part>
      <Part step="applicant" title={text('applicationForService.step.applicant')} state={state}>
        <KeyValues
          rows={[
            { label: text('applicationForService.name'), value: `${firstName} ${lastName}` },
            { label: text('applicationForService.businessName'), value: application.businessName.trim() || none },
            { label: text('applicationForService.phone'), value: application.phone },
            { label: text('applicationForService.email'), value: application.email },
          ]}
        />
      </Part>
      <div className="actions actions--between">
        <Button kind="ghost" onClick={state.back}>
          {text('applicationForService.back')}
        </Button>
        <Button type="submit" busyLabel={state.isBusy ? text('applicationForService.submitting') : undefined}>
          {text('applicationForService.submit')}
        </Button>
      </div>
    </form>
  );
}

interface PartProps {
  readonly step: FormStep;
  readonly title: string;
  readonly state: ApplicationState;
  readonly children: ReactNode;
}

function Part({ step, title, state, children }: PartProps) {
  const text = useText();
  return (
    <section className="application-part" aria-label={title}>
      <div className="row row--between">
        <h2 className="h3">{title}</h2>
        <Button
          kind="secondary"
          size="s"
          aria-label={text('applicationForService.change.what', { step: title })}
          onClick={() => state.goTo(step)}
        >
          {text('applicationForService.change')}
        </Button>
      </div>
      {children}
    </section>
  );
}
