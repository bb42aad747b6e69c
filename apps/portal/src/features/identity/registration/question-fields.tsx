import { answerMaxLength } from '@rochdale/domain/identity/registration/registration-form';
import type { FieldBinding } from '../../../lib/form.ts';
import { useText } from '../../../lib/text/text.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';

interface QuestionFieldsProps {
  readonly question: FieldBinding;
  readonly answer: FieldBinding;
  readonly questions: readonly { readonly id: string; readonly description: string }[];
  /** What is said of an answer that is on file. */
  readonly answerHint?: string | undefined;
}

/** The security question and its answer (identity-34). */
export function QuestionFields({ question, answer, questions, answerHint }: QuestionFieldsProps) {
  const text = useText();
  return (
    <>
      <SelectField
        {...question}
        label={text('registration.question')}
        placeholder={text('registration.question.choose')}
        options={questions.map(({ id, description }) => ({ value: id, label: description }))}
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
