import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { Outcome } from '@rochdale/ui/layout/outcome.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useSite } from '../../../lib/site.tsx';

/** The application was taken: its number, and what comes next. */
export function ApplicationDone({
  number,
  email,
  isConfirmed,
}: {
  number: string;
  email: string;
  isConfirmed: boolean;
}) {
  const text = useText();
  const { phoneNumber: phone } = useSite().settings;
  return (
    <>
      <Outcome kind="success" said={text('applicationForService.done.title')}>
        <p className="strong">
          {text('applicationForService.done')} <span className="nowrap">{number}</span>
        </p>
        <p className="muted">
          {isConfirmed
            ? text('applicationForService.done.next', { email })
            : text('applicationForService.done.unconfirmed')}
        </p>
        <p className="muted">{text('applicationForService.done.call', { phone })}</p>
      </Outcome>
      <div className="actions application-done__actions">
        <ScreenLink className={buttonClass()} to="home">
          {text('applicationForService.done.home')}
        </ScreenLink>
      </div>
    </>
  );
}
