import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { useCurrentPassword } from '../current-password/public.ts';

/** The end of what an app asks: the password where it is asked for, no, and yes. */
export function ConsentEnd({
  password,
  asksPassword,
  isLeaving,
  onRefuse,
  words,
}: {
  password: ReturnType<typeof useCurrentPassword>;
  asksPassword: boolean;
  isLeaving: boolean;
  onRefuse: () => void;
  words: { readonly no: string; readonly yes: string; readonly busy: string };
}) {
  const text = useText();
  return (
    <>
      {asksPassword && (
        <div className="stack">
          <p>{text('connectedApps.password')}</p>
          {password.field}
        </div>
      )}
      <div className="consent__actions">
        <Button kind="secondary" disabled={isLeaving} onClick={onRefuse}>
          {words.no}
        </Button>
        <Button type="submit" busyLabel={isLeaving ? words.busy : undefined}>
          {words.yes}
        </Button>
      </div>
    </>
  );
}
