import { answerMaxLength } from '@rochdale/domain/identity/registration/registration-form';
import { TextField } from '@rochdale/ui/form/field.tsx';
import type { FieldBinding } from '@rochdale/ui/form/fields.ts';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';

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
