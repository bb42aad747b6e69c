import { formatDay } from '@rochdale/domain/dates';
import { appKinds, type ToldFact, toldFacts } from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import { keyPermissions } from '@rochdale/domain/office/connected/key-rules';
import type { Translate } from '@rochdale/domain/texts/text';
import { useText } from '@rochdale/ui/text/text.ts';
import { z } from 'zod';
import { permissionWordsOfKeys } from './connected-calls.ts';
import { appKindWords, toldWords } from './third-parties/third-parties-calls.ts';

const key = z.object({
  name: z.string(),
  permissions: z.array(z.enum(keyPermissions)),
  networks: z.array(z.string()),
  endsOn: z.string(),
});
const webhook = z.object({ url: z.string(), events: z.array(z.string()), withAmounts: z.boolean() });
const party = z.object({
  name: z.string(),
  siteUrl: z.string(),
  contactEmail: z.string(),
  redirectUris: z.array(z.string()),
  kind: z.enum(appKinds).default('data'),
  told: z.array(z.enum(toldFacts)).default([]),
});
const asked = z.object({ body: z.union([key, webhook, party]) });

/** What key, webhook or third party is asked for: whoever approves it sees all of it; nothing of other asks. */
export function ConnectedAsk({ operation, asks }: { operation: string; asks: unknown }) {
  const text = useText();
  const found = /^(keys\.make|webhooks\.make|third-parties\.register)$/.test(operation)
    ? asked.safeParse(asks).data?.body
    : undefined;
  if (!found) return null;
  const facts = factsOf(found, text);
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

const toldOf = (told: readonly ToldFact[], text: Translate): string =>
  [text('connected.party.told.sub'), ...told.map((fact) => text(toldWords[fact]))].join('; ');

function factsOf(found: z.output<typeof asked>['body'], text: Translate): readonly (readonly [string, string])[] {
  if ('url' in found)
    return [
      [text('connected.webhook.address'), found.url],
      [text('connected.webhook.events'), found.events.join(', ')],
      [text('connected.webhook.amounts'), text(found.withAmounts ? 'connected.yes' : 'connected.no')],
    ];
  if ('siteUrl' in found)
    return [
      [text('connected.party.name'), found.name],
      [text('connected.party.site'), found.siteUrl],
      [text('connected.party.contact'), found.contactEmail],
      [text('connected.party.returns'), found.redirectUris.join(', ')],
      [text('connected.party.kind'), text(appKindWords[found.kind])],
      ...(found.kind === 'sign-in' ? [[text('connected.party.told'), toldOf(found.told, text)] as const] : []),
    ];
  return [
    [text('connected.key.name'), found.name],
    [text('connected.key.may'), found.permissions.map((one) => text(permissionWordsOfKeys[one])).join('; ')],
    [text('connected.key.networks'), found.networks.join(', ')],
    [text('connected.key.ends'), formatDay(found.endsOn)],
  ];
}
