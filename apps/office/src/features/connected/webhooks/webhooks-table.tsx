import { MenuButton } from '@rochdale/ui/dialog/menu-button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { OfficeLink } from '../../../lib/link.tsx';
import { Mark } from '../../../parts/mark.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { TableRegion } from '../../../parts/table-region.tsx';
import { type Webhook, webhookStateWords } from '../connected-calls.ts';
import { LastAnswer } from './last-answer.tsx';
import './webhooks.css';

export type WebhookAct = 'take' | 'test' | 'changeSecret' | 'dropSecret' | 'end';

interface WebhooksTableProps {
  readonly webhooks: readonly Webhook[];
  readonly mayChange: boolean;
  readonly onAct: (webhook: Webhook, act: WebhookAct) => void;
}

/** What a menu says of each act. */
export const webhookActTitles = {
  take: 'connected.key.take',
  test: 'connected.webhook.test',
  changeSecret: 'connected.webhook.changeSecret',
  dropSecret: 'connected.webhook.dropSecret',
  end: 'connected.webhook.end',
} as const;

/** Addresses that are told of events, and how they do. */
export function WebhooksTable({ webhooks, mayChange, onAct }: WebhooksTableProps) {
  const text = useText();
  if (webhooks.length === 0)
    return (
      <div className="clear">
        <h3>{text('connected.webhook.none')}</h3>
        <p className="muted">{text('connected.webhook.none.hint')}</p>
      </div>
    );
  return (
    <TableRegion label={text('connected.webhooks')}>
      <table className="table t">
        <caption className="vh">{text('connected.webhooks')}</caption>
        <thead>
          <tr>
            <th>{text('connected.webhook.address')}</th>
            <th>{text('connected.webhook.events')}</th>
            <th className="x">{text('connected.webhook.last')}</th>
            <th className="n x m">{text('connected.webhook.today')}</th>
            <th>{text('connected.key.state')}</th>
            <th>
              <span className="vh">{text('connected.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.webhookId} webhook={webhook} mayChange={mayChange} onAct={onAct} />
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

function WebhookRow({
  webhook,
  mayChange,
  onAct,
}: { webhook: Webhook } & Pick<WebhooksTableProps, 'mayChange' | 'onAct'>) {
  const text = useText();
  const { webhookId, url, appName, events, last, today, state, failingSince, oldSecretUntil } = webhook;
  const [kind, word] = webhookStateWords[state];
  const acts = actsOn(webhook);
  return (
    <tr>
      <th scope="row" className="hook-address">
        <OfficeLink to="webhook" parts={{ webhookId }}>
          {url}
        </OfficeLink>
      </th>
      <td className="c3">
        {appName === null ? events.join(', ') : text('connected.webhook.ofParty', { name: appName })}
      </td>
      <td className="q w x">{last === null ? text('office.never') : <LastAnswer attempt={last} />}</td>
      <td className="n x m">
        {today.sent > 0 && text('connected.webhook.today.of', { failed: today.failed, all: today.sent })}
      </td>
      <td className="c2">
        <Mark kind={kind}>
          {text(word)} {state === 'failing' && failingSince !== null && <Moment at={failingSince} />}
        </Mark>
        {oldSecretUntil !== null && (
          <small className="muted">
            {text('connected.webhook.oldSecret')} <Moment at={oldSecretUntil} />
          </small>
        )}
      </td>
      <td className="n c4">
        {mayChange && acts.length > 0 && (
          <MenuButton
            label={text('connected.actsOf', { name: url })}
            items={acts.map((act) => ({ label: text(webhookActTitles[act]), onChoose: () => onAct(webhook, act) }))}
          />
        )}
      </td>
    </tr>
  );
}

function actsOn({ state, isOwn, oldSecretUntil }: Webhook): readonly WebhookAct[] {
  if (state === 'ended') return [];
  if (state === 'new') return [...(isOwn ? (['take'] as const) : []), 'end'];
  const secret = ['changeSecret'] as const;
  return [
    ...(state === 'off' ? [] : (['test'] as const)),
    ...secret,
    ...(oldSecretUntil === null ? [] : (['dropSecret'] as const)),
    'end',
  ];
}
