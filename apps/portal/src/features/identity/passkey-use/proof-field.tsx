import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { PasskeyProof } from './use-passkey-proof.ts';

/** Stands where the current password would: a passkey shows who is there (identity-81). */
export function ProofField({ proof, refusal }: { proof: PasskeyProof; refusal?: string | undefined }) {
  const text = useText();
  if (proof.isProved) return <Alert kind="success">{text('passkeys.proved')}</Alert>;
  const failure = proof.error?.message ?? refusal;
  return (
    <div className="stack">
      <p className="hint">{text('passkeys.prove.lead')}</p>
      {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
      <div className="actions">
        <Button
          kind="secondary"
          busyLabel={proof.isBusy ? text('passkeys.signIn.busy') : undefined}
          onClick={proof.show}
        >
          {text('passkeys.prove')}
        </Button>
      </div>
    </div>
  );
}
