import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from './field.tsx';

interface TextAreaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly id?: string;
}

/** Some lines of text. */
export function TextAreaField({ label, hint, error, optional, id, ...area }: TextAreaFieldProps) {
  const given = { ...(optional !== undefined && { optional }), ...(id !== undefined && { id }) };
  return (
    <Field label={label} hint={hint} error={error} {...given}>
      {(control) => <textarea {...area} {...control} className="textarea" />}
    </Field>
  );
}
