import { textOf } from '@rochdale/domain/messages/text';
import type { Violation } from '@rochdale/domain/violation';

/** A domain rule as react-hook-form's `validate`: true, or the sentence. */
export function checkedBy(rule: (value: string) => Violation | undefined): (value: string) => true | string {
  return (value) => {
    const found = rule(value);
    return found === undefined || textOf(found);
  };
}

/** Lets only digits (and with `decimals` one point) be typed (S0 §5). */
export function digitsOnly(value: string, decimals = false): string {
  const kept = value.replace(decimals ? /[^\d.]/g : /\D/g, '');
  const [whole = '', ...rest] = kept.split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}
