import { useSite } from '../../lib/site.tsx';
import { useText } from '../../lib/text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { TermsForm } from './use-terms.ts';

/** What the member agrees to, before Save. */
export function Agreement({ form }: Pick<TermsForm, 'form'>) {
  const text = useText();
  const coop = useSite().settings.coopName;
  const { id, error } = form.bind('agreed');
  return (
    <Checkbox
      id={id}
      error={error}
      checked={form.values.agreed === 'yes'}
      onChange={(event) => form.setValue('agreed', event.target.checked ? 'yes' : '')}
      label={text('autoPay.agree', { coop })}
    />
  );
}
