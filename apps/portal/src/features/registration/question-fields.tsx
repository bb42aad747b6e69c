import { answerMaxLength } from '@rochdale/domain/registration/registration-form';
import { securityQuestions } from '@rochdale/domain/registration/security-questions';
import type { FieldBinding } from '../../lib/form.ts';
import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

interface QuestionFieldsProps {
  readonly question: FieldBinding;
  readonly answer: FieldBinding;
  /** What is said of an answer that is on file. */
  readonly answerHint?: string | undefined;
}

/** The security question and its answer (S0 §5). */
export function QuestionFields({ question, answer, answerHint }: QuestionFieldsProps) {
  const text = useText();
  return (
    <>
      <SelectField
        {...question}
        label={text('registration.question')}
        placeholder={text('registration.question.choose')}
        options={Object.entries(securityQuestions).map(([value, code]) => ({ value, label: text(code) }))}
      />
      <TextField
        {...answer}
        label={text('registration.answer')}
        hint={answerHint}
        autoComplete="off"
        maxLength={answerMaxLength}
      />
    </>
  );
}
