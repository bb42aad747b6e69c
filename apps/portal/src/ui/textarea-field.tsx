import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from './field.tsx';

interface TextareaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'children'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly id?: string;
}

/** Text of several lines. */
export function TextareaField({ label, hint, error, optional = false, id, ...textarea }: TextareaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} {...(id !== undefined && { id })}>
      {(control) => <textarea {...textarea} {...control} className="textarea" />}
    </Field>
  );
}
