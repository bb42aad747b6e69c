import { oldSecretDays } from '@rochdale/domain/office/connected/webhook-rules';
import { useText } from '@rochdale/ui/text/text.ts';
import { ActDialog } from '../../../parts/act-dialog.tsx';
import { useProof } from '../../../parts/proof.tsx';
import { changeSecret, dropOldSecret, endWebhook, type ShownSecret, type Webhook } from '../connected-calls.ts';
import { type WebhookAct, webhookActTitles } from './webhooks-table.tsx';

interface WebhookActDialogProps {
  readonly webhook: Webhook;
  readonly act: Exclude<WebhookAct, 'take' | 'test'>;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
  readonly onSecret: (shown: ShownSecret) => void;
}

/** Changes or drops a secret, or turns a webhook off, with a reason. */
export function WebhookActDialog({ webhook, act, onClose, onDone, onSecret }: WebhookActDialogProps) {
  const text = useText();
  const proof = useProof();
  const { webhookId, url } = webhook;
  const params = { webhookId };
  const words = {
    changeSecret: text('connected.webhook.changeSecret.words', { days: oldSecretDays }),
    dropSecret: text('connected.webhook.dropSecret.words'),
    end: text('connected.webhook.end.words'),
  };
  const carryOut = async (reason: string): Promise<string | undefined> => {
    const body = { reason };
    if (act === 'dropSecret') await dropOldSecret({ params, body });
    else if (act === 'end') await endWebhook({ params, body });
    else {
      if (!(await proof())) return undefined;
      const { secret } = await changeSecret({ params, body });
      onSecret({ said: text('connected.webhook.shown', { name: url }), secret });
    }
    return text('connected.webhook.done');
  };
  return (
    <ActDialog
      title={text(webhookActTitles[act])}
      words={words[act]}
      does={text(webhookActTitles[act])}
      act={carryOut}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
