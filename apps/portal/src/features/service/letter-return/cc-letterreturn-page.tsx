import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import { LetterForm } from './letter-form.tsx';
import './letter-return.css';

/** Capital Credit Letter Return (service-55): a signed letter comes back by its two numbers. */
export function Page() {
  const text = useText();
  const { capitalCreditLetterMsg } = useSite().configuration;
  return (
    <div className="container">
      <div className="form-page letter-return">
        <div className="card">
          <div className="dialog__body">
            <h1 className="form-title">{text('screen.letterReturn')}</h1>
            {capitalCreditLetterMsg && (
              <div className="letter-return__message">
                <Alert kind="info" isSpoken={false}>
                  {capitalCreditLetterMsg}
                </Alert>
              </div>
            )}
            <LetterForm />
          </div>
        </div>
      </div>
    </div>
  );
}
