import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { addPasskey } from '../../lib/add-passkey.ts';
import { knowsPasskeys } from '../../lib/passkeys.ts';
import { type Me, meKey } from '../../lib/session.ts';
import { ProofForm } from '../../parts/proof-form.tsx';
import { Door } from './door.tsx';

/** What the provider’s sign-on alone does not open: the second step is taken, or the first one made (office-43). */
export function SecondStep({ me }: { me: Me }) {
  const text = useText();
  const queries = useQueryClient();
  const enter = (): void => void queries.invalidateQueries({ queryKey: meKey });
  const made = useSend(() => addPasskey(text('staffPages.login.passkeys.name.example')), enter);
  const hasOne = me.secondSteps.authenticator || me.secondSteps.passkeys > 0;
  return (
    <Door
      title={text('staffPages.secondStep.title')}
      lead={text(hasOne ? 'staffPages.secondStep.take' : 'staffPages.secondStep.make')}
    >
      {hasOne ? (
        <ProofForm onProved={enter} />
      ) : (
        <div className="door__ways">
          {made.error && <Alert kind="danger">{made.error.message}</Alert>}
          {!knowsPasskeys() && <Alert kind="warning">{text('staffPages.passkey.none')}</Alert>}
          <Button block busy={made.isPending} onClick={() => void made.send(undefined)}>
            {text('staffPages.secondStep.add')}
          </Button>
        </div>
      )}
    </Door>
  );
}
