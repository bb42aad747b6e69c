import { randomUUID } from 'node:crypto';
import type { OfficeOperationName } from '@rochdale/contract/operations/office/office-operations';

const reason = 'it is so';
const later = (): string => new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);

/** Bodies of keys and webhooks that are well formed. */
export const connectedBodies = {
  'keys.make': () => ({ reason, name: 'New', permissions: ['exports.take'], networks: ['10.0.0.1'], endsOn: later() }),
  'keys.revoke': () => ({ reason }),
  'third-parties.register': () => ({
    ...{ reason, name: 'Brightside Solar', siteUrl: 'https://brightside.example', requiresPkce: true },
    ...{ privacyUrl: 'https://brightside.example/privacy', contactEmail: 'data@brightside.example' },
    ...{ redirectUris: ['https://brightside.example/back'], functionBlocks: [1, 3, 4, 15], notifyUrl: '' },
    ...{ kind: 'data', told: [] },
  }),
  'third-parties.suspend': () => ({ reason }),
  'third-parties.resume': () => ({ reason }),
  'webhooks.make': () => ({ reason, url: 'https://hooks.example.com/', events: ['export.made'], withAmounts: false }),
  'webhooks.change-secret': () => ({ reason }),
  'webhooks.drop-old-secret': () => ({ reason }),
  'webhooks.end': () => ({ reason }),
  'webhooks.send-again': () => ({ reason, what: { eventId: randomUUID() } }),
} satisfies Partial<Record<OfficeOperationName, () => object>>;

/** What whoever is let in is answered where there is no such key or webhook. */
export const connectedExpected = {
  'keys.revoke': 404,
  'keys.take': 404,
  'third-parties.resume': 400,
  'third-parties.suspend': 400,
  'third-parties.take': 400,
  'webhooks.change-secret': 404,
  'webhooks.deliveries': 404,
  'webhooks.drop-old-secret': 404,
  'webhooks.end': 404,
  'webhooks.send-again': 404,
  'webhooks.take': 404,
  'webhooks.test': 404,
} satisfies Partial<Record<OfficeOperationName, number>>;
