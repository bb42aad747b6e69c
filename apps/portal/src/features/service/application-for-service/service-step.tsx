import { applicationSteps, lastStartDate } from '@rochdale/domain/service/application-for-service/application';
import { commentsMaxLength } from '@rochdale/domain/service/service-requests/service-request';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { RadioGroup } from '@rochdale/ui/form/radio-group.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { kindTexts } from './kind-texts.ts';
import { StepForm } from './step-form.tsx';
import type { ApplicationState } from './use-application.ts';
import { useStep } from './use-step.ts';

/** What is applied for, and from when. */
export function ServiceStep({ state }: { state: ApplicationState }) {
  const text = useText();
  const step = useStep(applicationSteps.service, state);
  const { accountTypes, today } = state.terms;
  return (
    <StepForm state={state} step={step}>
      {accountTypes.length > 0 && (
        <SelectField
          {...step.bind('accountType')}
          label={text('applicationForService.accountType')}
          placeholder={text('applicationForService.accountType.choose')}
          options={accountTypes.map((type) => ({ value: type, label: inPageLanguage(type) }))}
        />
      )}
      <RadioGroup
        label={text('applicationForService.kind')}
        name="kind"
        value={state.application.kind}
        error={step.errorOf('kind')}
        options={kindTexts.map(({ kind, label }) => ({ value: kind, label: text(label) }))}
        onChange={(kind) => state.setField('kind', kind)}
      />
      <TextField
        {...step.bind('startDate')}
        className="input--short"
        label={text('applicationForService.startDate')}
        hint={text('applicationForService.startDate.hint')}
        type="date"
        min={today}
        max={lastStartDate(today)}
      />
      <TextAreaField
        {...step.bind('comments')}
        label={text('applicationForService.comments')}
        hint={text('applicationForService.comments.hint')}
        optional
        rows={3}
        maxLength={commentsMaxLength}
      />
    </StepForm>
  );
}
