import { type WebhookEvent, webhookEvents } from '@rochdale/domain/office/connected/webhook-rules';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { ActDialog } from '../../../parts/act-dialog.tsx';
import { useProof } from '../../../parts/proof.tsx';
import { makeWebhook } from '../connected-calls.ts';
import './webhooks.css';

/** Asks that an address be told of events. */
export function WebhookDialog({ onClose, onDone }: { onClose: () => void; onDone: (said: string) => void }) {
  const text = useText();
  const proof = useProof();
  const [url, setUrl] = useState('https://');
  const [events, setEvents] = useState<readonly WebhookEvent[]>([]);
  const [withAmounts, setWithAmounts] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const act = async (reason: string): Promise<string | undefined> => {
    setAsked(true);
    if (!URL.canParse(url) || events.length === 0 || !(await proof())) return undefined;
    const { state } = await makeWebhook({ body: { url, events: [...events], withAmounts, reason } });
    return text(state === 'done' ? 'connected.webhook.made' : 'office.secondPerson.waiting');
  };
  return (
    <ActDialog
      title={text('connected.webhook.new')}
      words={text('connected.webhook.new.words')}
      does={text('connected.webhook.new')}
      act={act}
      onClose={onClose}
      onDone={onDone}
    >
      <TextField
        label={text('connected.webhook.address')}
        hint={text('connected.webhook.address.hint')}
        error={isAsked && !URL.canParse(url) ? text('connected.fill') : undefined}
        type="url"
        maxLength={500}
        autoComplete="off"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <fieldset className="stack-s">
        <legend className="label">{text('connected.webhook.events')}</legend>
        <div className="hook-events">
          {webhookEvents.map((event, index) => (
            <Checkbox
              key={event}
              label={event}
              error={index === 0 && isAsked && events.length === 0 ? text('connected.choose') : undefined}
              checked={events.includes(event)}
              onChange={({ target }) =>
                setEvents(target.checked ? [...events, event] : events.filter((one) => one !== event))
              }
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        label={text('connected.webhook.amounts')}
        checked={withAmounts}
        onChange={(event) => setWithAmounts(event.target.checked)}
      />
      <p className="hint">{text('connected.webhook.amounts.hint')}</p>
    </ActDialog>
  );
}
