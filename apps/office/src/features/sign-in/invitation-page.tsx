import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useOffice } from '../../lib/office.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { AcceptForm } from './accept-form.tsx';
import { Door } from './door.tsx';
import { goToProvider, openInvitation, waysToSignIn } from './sign-in-calls.ts';

/** Taking an invitation; its code stands behind `#` (office-40). */
export function Page() {
  const text = useText();
  const invitation = window.location.hash.slice(1);
  const opened = useQuery({
    queryKey: ['invitation', invitation],
    queryFn: async () => ({
      invited: await openInvitation({ body: { invitation } }),
      ways: await waysToSignIn({}),
    }),
    enabled: invitation !== '',
    // Each opening makes another key for the app: the one that was scanned stays.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (invitation === '')
    return (
      <Door title={text('office.screen.invitation')}>
        <Alert kind="warning">{text('staffPages.invitation.missing')}</Alert>
      </Door>
    );
  if (opened.data === undefined)
    return (
      <Door title={text('office.screen.invitation')}>
        {opened.error ? (
          <Alert kind="danger">{opened.error.message}</Alert>
        ) : (
          <PartLoaded query={opened}>{() => null}</PartLoaded>
        )}
      </Door>
    );
  return <Opened {...opened.data} invitation={invitation} />;
}

function Opened({
  invited,
  ways,
  invitation,
}: {
  invited: OfficeResponseOf<'staff-invitation.open'>;
  ways: OfficeResponseOf<'staff-sign-in.ways'>;
  invitation: string;
}) {
  const text = useText();
  const { coopName, coopShortName } = useOffice();
  const { name, email } = invited;
  const byProvider = useSend(() => goToProvider(invitation));
  return (
    <Door
      title={text('staffPages.invitation.title', { name })}
      lead={text('staffPages.invitation.lead', { coop: coopName, email })}
    >
      {byProvider.error && <Alert kind="danger">{byProvider.error.message}</Alert>}
      {ways.provider && (
        <>
          <div className="door__ways">
            <Button block busy={byProvider.isPending} onClick={() => void byProvider.send(undefined)}>
              {text('staffPages.invitation.provider', { coop: coopShortName })}
            </Button>
          </div>
          <p className="or">{text('staffPages.invitation.or')}</p>
        </>
      )}
      <AcceptForm invited={invited} invitation={invitation} />
    </Door>
  );
}
