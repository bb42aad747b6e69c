import { answerMaxLength } from '@rochdale/domain/registration/registration-form';
import { securityQuestions } from '@rochdale/domain/registration/security-questions';
import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { DetailsForm } from './details-step.tsx';

/** The security question and its answer (S0 §5). */
export function QuestionFields({ form }: { form: DetailsForm }) {
  const text = useText();
  return (
    <>
      <SelectField
        {...form.bind('secQuestion')}
        label={text('registration.question')}
        placeholder={text('registration.question.choose')}
        options={Object.entries(securityQuestions).map(([value, code]) => ({ value, label: text(code) }))}
      />
      <TextField
        {...form.bind('secAnswer')}
        label={text('registration.answer')}
        autoComplete="off"
        maxLength={answerMaxLength}
      />
    </>
  );
}
