import { arrivalSentence } from '@rochdale/domain/office/staff/arrival-refusals';
import { Button } from '@rochdale/ui/form/button.tsx';
import { OutsideLink } from '@rochdale/ui/layout/outside-link.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useQueryTexts } from '../../lib/address.ts';
import { useOffice } from '../../lib/office.tsx';
import { knowsPasskeys } from '../../lib/passkeys.ts';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Door } from './door.tsx';
import { LocalForm } from './local-form.tsx';
import { enterOffice, goToProvider, signInByPasskey, waysToSignIn } from './sign-in-calls.ts';

/** Signing in: with the co-op's sign-on, a passkey, or a local account (office-40). */
export function Page() {
  const text = useText();
  const { coopName, portalUrl } = useOffice();
  const ways = useQuery({ queryKey: ['ways'], queryFn: () => waysToSignIn({}) });
  const [{ refused }] = useQueryTexts();
  const sentence = arrivalSentence(refused);
  const address = new URL(portalUrl).host;
  return (
    <Door title={text('staffPages.signIn.title')} lead={text('staffPages.signIn.lead', { coop: coopName })}>
      {sentence && <Alert kind="danger">{text(sentence)}</Alert>}
      <PartLoaded query={ways} rows={3}>
        {({ provider }) => <Ways hasProvider={provider} />}
      </PartLoaded>
      <p className="hint">
        {text('staffPages.signIn.members')} <OutsideLink href={portalUrl}>{address}</OutsideLink>
      </p>
    </Door>
  );
}

function Ways({ hasProvider }: { hasProvider: boolean }) {
  const text = useText();
  const { coopShortName: coop } = useOffice();
  const byProvider = useSend(() => goToProvider());
  const byPasskey = useSend(signInByPasskey, enterOffice);
  const failure = byProvider.error ?? byPasskey.error;
  const hasOthers = hasProvider || knowsPasskeys();
  return (
    <>
      {failure && <Alert kind="danger">{failure.message}</Alert>}
      <div className="door__ways">
        {hasProvider && (
          <Button block busy={byProvider.isPending} onClick={() => void byProvider.send(undefined)}>
            {text('staffPages.signIn.provider', { coop })}
          </Button>
        )}
        {knowsPasskeys() && (
          <Button kind="secondary" block busy={byPasskey.isPending} onClick={() => void byPasskey.send(undefined)}>
            {text('staffPages.signIn.passkey')}
          </Button>
        )}
      </div>
      {hasOthers && <p className="or">{text('staffPages.signIn.or')}</p>}
      <LocalForm />
      {hasProvider && <p className="hint">{text('staffPages.signIn.local')}</p>}
    </>
  );
}
