import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useKeptReports } from './report/use-kept-reports.ts';

/** Says at sign-in that a member's report waits on this device for its member. */
export function SignInAlert() {
  const text = useText();
  const waiting = useKeptReports().filter(({ right }) => 'memberNumber' in right);
  if (waiting.length === 0) return null;
  return (
    <Alert kind="warning" title={text('outagePage.kept.title')}>
      {text('outagePage.kept.signIn')}
    </Alert>
  );
}
