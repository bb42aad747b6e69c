import { triedDays } from '@rochdale/domain/office/connected/webhook-rules';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { permissionWords } from '../../lib/role-words.ts';
import { useMe } from '../../lib/session.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { useProof } from '../../parts/proof.tsx';
import { Section } from '../../parts/section.tsx';
import {
  type Key,
  keysKey,
  listKeys,
  listWebhooks,
  type ShownSecret,
  takeKey,
  takeWebhook,
  testWebhook,
  type Webhook,
  webhooksKey,
} from './connected-calls.ts';
import { KeyDialog } from './keys/key-dialog.tsx';
import { type KeyAct, KeysTable } from './keys/keys-table.tsx';
import { RevokeDialog } from './keys/revoke-dialog.tsx';
import { SecretShown } from './secret-shown.tsx';
import { ThirdPartiesSection } from './third-parties/third-parties-section.tsx';
import { WebhookActDialog } from './webhooks/webhook-act-dialog.tsx';
import { WebhookDialog } from './webhooks/webhook-dialog.tsx';
import { type WebhookAct, WebhooksTable } from './webhooks/webhooks-table.tsx';

/** What is open over the page. */
type Opened =
  | { readonly what: 'new-key' | 'new-webhook' }
  | { readonly what: 'key'; readonly key: Key; readonly act: Exclude<KeyAct, 'take'> }
  | { readonly what: 'webhook'; readonly webhook: Webhook; readonly act: Exclude<WebhookAct, 'take' | 'test'> };

/** API keys and webhooks: what the co-op's other systems may ask, and what they are told (office-133 to office-140). */
export function Page() {
  const text = useText();
  const queries = useQueryClient();
  const proof = useProof();
  const { data: me } = useMe();
  const keys = useQuery({ queryKey: keysKey, queryFn: () => listKeys({}) });
  const webhooks = useQuery({
    queryKey: webhooksKey,
    queryFn: (asking) => listWebhooks({}, isAskedByPage(asking)),
    refetchInterval: 10_000,
  });
  const [opened, setOpened] = useState<Opened>();
  const [said, setSaid] = useState<string>();
  const [shown, setShown] = useState<ShownSecret>();
  const mayChange = me?.permissions.includes('keys.change') ?? false;
  const missing = mayChange
    ? undefined
    : text('office.notAllowed', { permission: text(permissionWords['keys.change']) });
  const close = (): void => setOpened(undefined);
  const refresh = (): void => {
    void queries.invalidateQueries({ queryKey: keysKey });
    void queries.invalidateQueries({ queryKey: webhooksKey });
  };
  const done = (words: string): void => {
    close();
    setSaid(words);
    refresh();
  };
  const act = useSend(
    async (run: () => Promise<void>) => run(),
    () => refresh(),
  );
  const take = (secretOf: () => Promise<{ secret: string }>, words: string): void =>
    void act.send(async () => {
      if (await proof()) setShown({ said: words, secret: (await secretOf()).secret });
    });
  const actOnKey = (key: Key, chosen: KeyAct): void => {
    const { keyId, name } = key;
    if (chosen === 'take') take(() => takeKey({ params: { keyId } }), text('connected.key.shown', { name }));
    else setOpened({ what: 'key', key, act: chosen });
  };
  const actOnWebhook = (webhook: Webhook, chosen: WebhookAct): void => {
    const params = { webhookId: webhook.webhookId };
    if (chosen === 'take') take(() => takeWebhook({ params }), text('connected.webhook.shown', { name: webhook.url }));
    else if (chosen !== 'test') setOpened({ what: 'webhook', webhook, act: chosen });
    else
      void act.send(async () => {
        await testWebhook({ params });
        setSaid(text('connected.webhook.tested'));
      });
  };
  return (
    <>
      <PageHead
        title={text('connected.title')}
        lead={text('connected.lead', {
          keys: keys.data?.keys.length ?? '–',
          webhooks: webhooks.data?.webhooks.length ?? '–',
        })}
        actions={
          <>
            <Button kind="secondary" disabledReason={missing} onClick={() => setOpened({ what: 'new-webhook' })}>
              {text('connected.webhook.new')}
            </Button>
            <Button disabledReason={missing} onClick={() => setOpened({ what: 'new-key' })}>
              {text('connected.key.new')}
            </Button>
          </>
        }
      />
      {(act.error || said !== undefined) && (
        <div className="pad pad--under-head">
          {act.error ? (
            <Alert kind="danger">{act.error.message}</Alert>
          ) : (
            <Alert kind="success" onDismiss={() => setSaid(undefined)}>
              {said}
            </Alert>
          )}
        </div>
      )}
      {shown && <SecretShown shown={shown} onDismiss={() => setShown(undefined)} />}
      <Section title={text('connected.keys')}>
        <PartLoaded query={keys} rows={3}>
          {({ keys: all }) => <KeysTable keys={all} mayChange={mayChange} onAct={actOnKey} />}
        </PartLoaded>
      </Section>
      <Section title={text('connected.webhooks')}>
        <PartLoaded query={webhooks} rows={3}>
          {({ webhooks: all }) => <WebhooksTable webhooks={all} mayChange={mayChange} onAct={actOnWebhook} />}
        </PartLoaded>
        <p className="pad small muted">{text('connected.webhook.note', { days: triedDays })}</p>
      </Section>
      <ThirdPartiesSection mayChange={mayChange} missing={missing} />
      {opened?.what === 'new-key' && <KeyDialog onClose={close} onDone={done} />}
      {opened?.what === 'new-webhook' && <WebhookDialog onClose={close} onDone={done} />}
      {opened?.what === 'key' && opened.act === 'renew' && (
        <KeyDialog renewed={opened.key} onClose={close} onDone={done} />
      )}
      {opened?.what === 'key' && opened.act === 'revoke' && (
        <RevokeDialog revoked={opened.key} onClose={close} onDone={done} />
      )}
      {opened?.what === 'webhook' && (
        <WebhookActDialog webhook={opened.webhook} act={opened.act} onClose={close} onDone={done} onSecret={setShown} />
      )}
    </>
  );
}
