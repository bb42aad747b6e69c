import { ago, day, hour } from './put-rows.ts';

const webhook = `insert into webhooks (webhook_id, url, events, with_amounts, made_at)
  values ('11111111-1111-4111-8111-111111111111', 'https://oms.example/', '{}', false, '${ago(9 * day)}') on conflict do nothing`;
const event = (since: string, state: string): string =>
  `insert into webhook_events (webhook_id, event_id, event, subject, body, made_at, state, since, next_at, settled_at)
   values ('11111111-1111-4111-8111-111111111111', gen_random_uuid(), 'test', 'test', '{}', '${since}', '${state}', '${since}',
     '${since}', ${state === 'waiting' ? 'null' : `'${since}'`})`;
const key = (name: string, days: number): string =>
  `insert into api_keys (key_id, name, permissions, networks, ends_at, made_at, taken_at)
   values (gen_random_uuid(), '${name}', '{}', '{}', '${ago(-days * day)}', '${ago(day)}', '${ago(day)}')`;

/** What the watches of connected systems count. */
export const connectedCases = {
  'webhook-late': {
    put: [webhook, event(ago(2 * hour), 'waiting'), event(ago(hour / 2), 'waiting')],
    is: { state: 'waiting', reading: { count: 1, oldest: new Date(ago(2 * hour)) } },
    mend: ["update webhook_events set state = 'sent', settled_at = now() where state = 'waiting'"],
  },
  'webhook-given-up': {
    put: [webhook, event(ago(hour), 'given-up')],
    is: { state: 'late', reading: { count: 1, oldest: new Date(ago(hour)) } },
    mend: ["delete from webhook_events where state = 'given-up'"],
  },
  'key-ends': {
    put: [key('Billing system', 10), key('Phones', 300)],
    is: { state: 'waiting', reading: { count: 1, deadline: new Date(ago(-10 * day)) } },
    mend: [key('Billing system', 300)],
  },
};
