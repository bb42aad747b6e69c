import { formatDay } from '@rochdale/domain/dates';
import { keyPermissions } from '@rochdale/domain/office/connected/key-rules';
import { useText } from '@rochdale/ui/text/text.ts';
import { z } from 'zod';
import { permissionWordsOfKeys } from './connected-calls.ts';

const key = z.object({
  name: z.string(),
  permissions: z.array(z.enum(keyPermissions)),
  networks: z.array(z.string()),
  endsOn: z.string(),
});
const webhook = z.object({ url: z.string(), events: z.array(z.string()), withAmounts: z.boolean() });
const asked = z.object({ body: z.union([key, webhook]) });

/** What key or webhook is asked for: whoever approves it sees all of it; nothing of other asks. */
export function ConnectedAsk({ operation, asks }: { operation: string; asks: unknown }) {
  const text = useText();
  const found = /^(keys|webhooks)\.make$/.test(operation) ? asked.safeParse(asks).data?.body : undefined;
  if (!found) return null;
  const facts =
    'url' in found
      ? [
          [text('connected.webhook.address'), found.url],
          [text('connected.webhook.events'), found.events.join(', ')],
          [text('connected.webhook.amounts'), text(found.withAmounts ? 'connected.yes' : 'connected.no')],
        ]
      : [
          [text('connected.key.name'), found.name],
          [text('connected.key.may'), found.permissions.map((one) => text(permissionWordsOfKeys[one])).join('; ')],
          [text('connected.key.networks'), found.networks.join(', ')],
          [text('connected.key.ends'), formatDay(found.endsOn)],
        ];
  return (
    <dl className="pairs pairs--w">
      {facts.map(([name, value]) => (
        <div key={name} className="pairs__row">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
