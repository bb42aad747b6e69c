export { forgetUploadsBefore } from './keys/uploads-store.ts';
export { addEvents, forgetToldBefore } from './webhooks/events-store.ts';
export { type Told, tellWebhooks } from './webhooks/tell-webhooks.ts';
