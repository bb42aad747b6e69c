import type { Violation } from '@rochdale/domain/violation';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { violationText } from '../text/text.ts';

/** A domain rule for one field; it may look at the others. A ticked checkbox is `yes`. */
export type FieldRule<N extends string = string> = (
  value: string,
  values: Readonly<Record<N, string>>,
) => Violation | undefined;

/** Where what was typed into a form is kept until it is sent. */
export interface KeptForm {
  /** What was typed before, once; null when there is nothing. */
  readonly take: () => string | null;
  readonly keep: (typed: string) => void;
  /** The form is being sent: what was typed is dropped, unless that comes to nothing. */
  readonly markSent: () => void;
}

/** What a form's field gives to its control. */
export interface FieldBinding {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  /** Whether its rule refuses that it is left empty. */
  readonly required: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

/**
 * A form of text fields judged by domain rules: on submit, and after a refused one with every key.
 * A refused submit takes focus to the field when one is wrong; with more, the form shows their summary.
 * With `kept`, what was typed outlives the page, as far as that keeps it; never give one to a form with secrets.
 */
export function useFields<N extends string>(
  rules: Readonly<Record<N, FieldRule<NoInfer<N>>>>,
  begin: Readonly<Record<N, string>>,
  kept?: KeptForm,
) {
  const names = Object.keys(rules) as N[];
  const [typed, setTyped] = useState<Partial<Record<N, string>>>(() => typedBefore(kept, names));
  const [refusals, setRefusals] = useState(0);
  const values: Record<N, string> = { ...begin, ...typed };
  const errorOf = (name: N): string | undefined => {
    const found = refusals > 0 ? rules[name](values[name], values) : undefined;
    return found && violationText(found);
  };
  const problems = names.flatMap((name) => {
    const text = errorOf(name);
    return text === undefined ? [] : [{ fieldId: name, text }];
  });
  const setValue = (name: N, value: string): void => {
    setTyped((before) => ({ ...before, [name]: value }));
    kept?.keep(JSON.stringify({ ...typed, [name]: value }));
  };
  const check = (): readonly N[] => {
    const wrong = names.filter((name) => rules[name](values[name], values) !== undefined);
    setRefusals(wrong.length > 0 ? refusals + 1 : 0);
    return wrong;
  };
  return {
    values,
    /** Counts refused submits; a summary keyed by it takes focus each time. */
    refusals,
    problems,
    setValue,
    bind: (name: N, clean: (value: string) => string = (value) => value): FieldBinding => ({
      id: name,
      name,
      value: values[name],
      error: errorOf(name),
      required: rules[name]('', { ...values, [name]: '' }) !== undefined,
      onChange: (event) => setValue(name, clean(event.target.value)),
    }),
    /** Judges every field as a submit does, and answers those that are wrong. */
    check,
    /** Forgets what was typed. */
    reset: (): void => {
      setTyped({});
      setRefusals(0);
    },
    submit: (run: (values: Record<N, string>) => void) => (event: FormEvent) => {
      event.preventDefault();
      const wrong = check();
      if (wrong.length === 0) {
        kept?.markSent();
        run(values);
      }
      if (wrong.length === 1) document.getElementById(wrong[0] ?? '')?.focus();
    },
  };
}

/** What was typed into a form before, of the fields that it has. */
function typedBefore<N extends string>(kept: KeptForm | undefined, names: readonly N[]): Partial<Record<N, string>> {
  const before = kept?.take() ?? null;
  if (before === null) return {};
  const found = new Map<string, unknown>(Object.entries(JSON.parse(before)));
  const typed: Partial<Record<N, string>> = {};
  for (const name of names) {
    const value = found.get(name);
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
}

/** At most so many digits of what is typed or pasted, whatever stands around and between them. */
export const upToDigits =
  (most: number) =>
  (value: string): string =>
    digitsOnly(value).slice(0, most);

/** Lets only digits (and with `decimals` one point) be typed (general-20). */
export function digitsOnly(value: string, decimals = false): string {
  const kept = value.replace(decimals ? /[^\d.]/g : /\D/g, '');
  const [whole = '', ...rest] = kept.split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}
