import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { KeyPermission, KeyState } from '@rochdale/domain/office/connected/key-rules';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../lib/calls.ts';
import type { MarkKind } from '../../parts/mark.tsx';

export const listKeys = operation('keys.list', 'GET /v1/keys');
export const makeKey = operation('keys.make', 'POST /v1/keys');
export const takeKey = operation('keys.take', 'POST /v1/keys/{keyId}/take');
export const revokeKey = operation('keys.revoke', 'POST /v1/keys/{keyId}/revoke');
export const listWebhooks = operation('webhooks.list', 'GET /v1/webhooks');
export const makeWebhook = operation('webhooks.make', 'POST /v1/webhooks');
export const takeWebhook = operation('webhooks.take', 'POST /v1/webhooks/{webhookId}/take');
export const changeSecret = operation('webhooks.change-secret', 'POST /v1/webhooks/{webhookId}/secret');
export const dropOldSecret = operation('webhooks.drop-old-secret', 'POST /v1/webhooks/{webhookId}/old-secret/drop');
export const endWebhook = operation('webhooks.end', 'POST /v1/webhooks/{webhookId}/end');
export const testWebhook = operation('webhooks.test', 'POST /v1/webhooks/{webhookId}/test');
export const listDeliveries = operation('webhooks.deliveries', 'GET /v1/webhooks/{webhookId}/deliveries');
export const sendAgain = operation('webhooks.send-again', 'POST /v1/webhooks/{webhookId}/send-again');

export type Key = OfficeResponseOf<'keys.list'>['keys'][number];
export type Webhook = OfficeResponseOf<'webhooks.list'>['webhooks'][number];
export type Delivery = OfficeResponseOf<'webhooks.deliveries'>['deliveries'][number];
export type Attempt = Delivery['attempts'][number];

export const keysKey = ['keys'] as const;
export const webhooksKey = ['webhooks'] as const;

/** A secret that is shown once, and what it is of. */
export interface ShownSecret {
  readonly said: string;
  readonly secret: string;
}

export const permissionWordsOfKeys = {
  'outages.change': 'connected.may.outages.change',
  'exports.take': 'connected.may.exports.take',
  'imports.put': 'connected.may.imports.put',
  'members.hand-over': 'connected.may.members.hand-over',
} as const satisfies Readonly<Record<KeyPermission, PlainTextCode>>;

export const keyStateWords = {
  new: ['wait', 'connected.state.new'],
  active: ['ok', 'connected.state.active'],
  ending: ['warn', 'connected.state.ending'],
  ended: ['off', 'connected.state.ended'],
  revoked: ['off', 'connected.state.revoked'],
} as const satisfies Readonly<Record<KeyState, readonly [MarkKind, PlainTextCode]>>;

const refusalWords = {
  network: 'connected.why.network',
  permission: 'connected.why.permission',
  ended: 'connected.why.ended',
  revoked: 'connected.why.revoked',
} as const;

/** Why a key was refused, in words; undefined: nobody knows this word. */
export const refusalWord = (why: string): PlainTextCode | undefined =>
  Object.entries(refusalWords).find(([name]) => name === why)?.[1];

export const webhookStateWords = {
  new: ['wait', 'connected.webhook.state.new'],
  working: ['ok', 'connected.webhook.state.working'],
  failing: ['bad', 'connected.webhook.state.failing'],
  off: ['bad', 'connected.webhook.state.off'],
  ended: ['off', 'connected.webhook.state.ended'],
} as const satisfies Readonly<Record<Webhook['state'], readonly [MarkKind, PlainTextCode]>>;

export const deliveryStateWords = {
  waiting: ['wait', 'connected.delivery.waiting'],
  sent: ['ok', 'connected.delivery.sent'],
  'given-up': ['bad', 'connected.delivery.given-up'],
} as const satisfies Readonly<Record<Delivery['state'], readonly [MarkKind, PlainTextCode]>>;

const problemWords = {
  'not-allowed': 'connected.problem.not-allowed',
  'no-such-host': 'connected.problem.no-such-host',
  'not-reached': 'connected.problem.not-reached',
  'too-slow': 'connected.problem.too-slow',
} as const;

/** Why there was no answer, in words. */
export const problemWord = (problem: string | null): PlainTextCode =>
  Object.entries(problemWords).find(([name]) => name === problem)?.[1] ?? 'connected.problem.not-reached';
