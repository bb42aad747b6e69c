import { useText } from '@rochdale/ui/text/text.ts';
import { ActDialog } from '../../../parts/act-dialog.tsx';
import { resumeThirdParty, suspendThirdParty, type ThirdParty } from './third-parties-calls.ts';

const said = {
  suspend: ['connected.party.suspend', 'connected.party.suspend.words'],
  resume: ['connected.party.resume', 'connected.party.resume.words'],
} as const;

/** Stops a third party, or lets it go on, with a reason. */
export function StopDialog({
  party: { appId, name },
  act,
  onClose,
  onDone,
}: {
  party: ThirdParty;
  act: 'suspend' | 'resume';
  onClose: () => void;
  onDone: (said: string) => void;
}) {
  const text = useText();
  const send = act === 'suspend' ? suspendThirdParty : resumeThirdParty;
  const [does, words] = said[act];
  return (
    <ActDialog
      title={`${text(does)}: ${name}`}
      words={text(words)}
      does={text(does)}
      act={async (reason) => {
        await send({ params: { appId }, body: { reason } });
        return text('connected.webhook.done');
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
