import {
  type ApplicationField,
  applicationViolation,
} from '@rochdale/domain/service/application-for-service/application';
import { violationText } from '@rochdale/ui/text/text.ts';
import { type FormEvent, useState } from 'react';
import type { ApplicationState } from './use-application.ts';

/** One step's fields, judged when it is left forward, and after a refusal with every key. */
export function useStep(fields: readonly ApplicationField[], state: ApplicationState) {
  const { application, terms } = state;
  const [refusals, setRefusals] = useState(0);
  const found = (field: ApplicationField) => applicationViolation(field, application, terms);
  const errorOf = (field: ApplicationField): string | undefined => {
    const violation = refusals > 0 ? found(field) : undefined;
    return violation && violationText(violation);
  };
  return {
    /** Counts refusals; a summary keyed by it takes focus each time. */
    refusals,
    problems: fields.flatMap((field) => {
      const text = errorOf(field);
      return text === undefined ? [] : [{ fieldId: field, text }];
    }),
    errorOf,
    bind: (field: ApplicationField, clean: (value: string) => string = (value) => value) => ({
      id: field,
      name: field,
      value: application[field],
      error: errorOf(field),
      required: applicationViolation(field, { ...application, [field]: '' }, terms) !== undefined,
      onChange: (event: { readonly target: { readonly value: string } }) =>
        state.setField(field, clean(event.target.value)),
    }),
    submit: (event: FormEvent): void => {
      event.preventDefault();
      const wrong = fields.filter((field) => found(field) !== undefined);
      if (wrong.length === 0) {
        state.next();
        return;
      }
      setRefusals(refusals + 1);
      if (wrong.length === 1) document.getElementById(wrong[0] ?? '')?.focus();
    },
  };
}
export type Step = ReturnType<typeof useStep>;
