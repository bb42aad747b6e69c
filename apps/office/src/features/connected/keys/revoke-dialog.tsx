import { useText } from '@rochdale/ui/text/text.ts';
import { ActDialog } from '../../../parts/act-dialog.tsx';
import { type Key, revokeKey } from '../connected-calls.ts';

/** Ends a key at once, with a reason. */
export function RevokeDialog({
  revoked,
  onClose,
  onDone,
}: {
  revoked: Key;
  onClose: () => void;
  onDone: (said: string) => void;
}) {
  const text = useText();
  const { keyId, name } = revoked;
  return (
    <ActDialog
      title={text('connected.key.revoke.title', { name })}
      words={text('connected.key.revoke.words')}
      does={text('connected.key.revoke')}
      act={async (reason) => {
        await revokeKey({ params: { keyId }, body: { reason } });
        return text('connected.key.revoked');
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
