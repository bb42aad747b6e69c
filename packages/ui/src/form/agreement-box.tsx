import { type ComponentPropsWithRef, useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import './agreement-box.css';

interface AgreementBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Sentences; below them what each account's terms are, in lines of its own. */
  readonly agreed: string;
  readonly error?: string | undefined;
}

/** A box to agree to something, with the terms that belong to it read out together with the box. */
export function AgreementBox({ agreed, ...input }: AgreementBoxProps) {
  const termsId = useId();
  const [sentences = '', ...terms] = agreed.split('\n');
  return (
    <div className="agreement">
      {terms.length > 0 && (
        <ul className="agreement__terms" id={termsId}>
          {terms.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Checkbox {...input} aria-describedby={terms.length > 0 ? termsId : undefined} label={sentences} />
    </div>
  );
}
