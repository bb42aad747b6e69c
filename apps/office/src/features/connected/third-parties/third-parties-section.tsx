import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { useProof } from '../../../parts/proof.tsx';
import { Section } from '../../../parts/section.tsx';
import type { ShownSecret } from '../connected-calls.ts';
import { SecretShown } from '../secret-shown.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { listThirdParties, type ThirdParty, takeThirdParty, thirdPartiesKey } from './third-parties-calls.ts';
import { ThirdPartiesTable, type ThirdPartyAct } from './third-parties-table.tsx';
import { ThirdPartyDialog } from './third-party-dialog.tsx';

type Opened = 'new' | { readonly party: ThirdParty; readonly act: Exclude<ThirdPartyAct, 'take'> };

/** Companies to which members may give data (office-190). */
export function ThirdPartiesSection({ mayChange, missing }: { mayChange: boolean; missing: string | undefined }) {
  const text = useText();
  const queries = useQueryClient();
  const proof = useProof();
  const parties = useQuery({ queryKey: thirdPartiesKey, queryFn: () => listThirdParties({}) });
  const [opened, setOpened] = useState<Opened>();
  const [said, setSaid] = useState<string>();
  const [shown, setShown] = useState<ShownSecret>();
  const refresh = (): void => void queries.invalidateQueries({ queryKey: thirdPartiesKey });
  const close = (): void => setOpened(undefined);
  const done = (words: string): void => {
    close();
    setSaid(words);
    refresh();
  };
  const take = useSend(async ({ appId, name }: ThirdParty) => {
    if (!(await proof())) return;
    const { clientId, secret } = await takeThirdParty({ params: { appId } });
    setShown({ said: text('connected.party.shown', { name, id: clientId }), secret });
  }, refresh);
  const act = (party: ThirdParty, chosen: ThirdPartyAct): void => {
    if (chosen === 'take') void take.send(party);
    else setOpened({ party, act: chosen });
  };
  return (
    <>
      {shown && <SecretShown shown={shown} onDismiss={() => setShown(undefined)} />}
      <Section title={text('connected.parties')}>
        {take.error && <Alert kind="danger">{take.error.message}</Alert>}
        {said !== undefined && (
          <Alert kind="success" onDismiss={() => setSaid(undefined)}>
            {said}
          </Alert>
        )}
        <PartLoaded query={parties} rows={2}>
          {({ thirdParties }) => <ThirdPartiesTable parties={thirdParties} mayChange={mayChange} onAct={act} />}
        </PartLoaded>
        <div className="pad">
          <Button kind="secondary" disabledReason={missing} onClick={() => setOpened('new')}>
            {text('connected.party.new')}
          </Button>
        </div>
      </Section>
      {opened === 'new' && <ThirdPartyDialog onClose={close} onDone={done} />}
      {opened !== undefined && opened !== 'new' && (
        <StopDialog party={opened.party} act={opened.act} onClose={close} onDone={done} />
      )}
    </>
  );
}
