import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from './field.tsx';

interface TextAreaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'required'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly id?: string;
  readonly required?: boolean;
}

/** Some lines of text. */
export function TextAreaField({ label, hint, error, optional, required, id, ...area }: TextAreaFieldProps) {
  const given = { ...(optional !== undefined && { optional }), ...(id !== undefined && { id }) };
  return (
    <Field label={label} hint={hint} error={error} required={required} {...given}>
      {(control) => <textarea {...area} {...control} className="textarea" />}
    </Field>
  );
}
