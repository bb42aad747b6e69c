import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { ApiError } from '../../../lib/calls/api.ts';

/** The member has a login already. */
const hasLogin = 4091;

/** Why a stage failed; who has a login already is led to what they forgot of it. */
export function FailureAlert({ failure }: { failure: Error | undefined }) {
  const text = useText();
  if (!failure) return null;
  return (
    <Alert kind="danger">
      {failure.message}
      {failure instanceof ApiError && failure.code === hasLogin && (
        <p className="row">
          <ScreenLink to="forgot-username">{text('screen.forgotUsername')}</ScreenLink>
          <ScreenLink to="forgot-password">{text('screen.forgotPassword')}</ScreenLink>
        </p>
      )}
    </Alert>
  );
}
