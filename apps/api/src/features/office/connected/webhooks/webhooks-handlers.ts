import { randomUUID } from 'node:crypto';
import { instantAt, localTimeAt } from '@rochdale/domain/dates';
import { batchList } from '@rochdale/domain/energy/green-button/app-entries';
import { oldSecretDays, testEvent, toldEventOf, webhookEvents } from '@rochdale/domain/office/connected/webhook-rules';
import { violation } from '@rochdale/domain/violation';
import type { Transaction } from '../../../../platform/database/database.ts';
import { fieldRefusal, refusal } from '../../../../platform/http/refusal.ts';
import { mayCallOut } from '../../../../platform/http/ways-out/call-out.ts';
import type { OfficeHandlers, TwoPeopleActs } from '../../../../platform/office/office-call.ts';
import type { ConnectedServices } from '../connected-services.ts';
import { addEvents, attemptsOf, eventsOf, type KeptAttempt, sendAgain } from './events-store.ts';
import { newWebhookSecret } from './sign-event.ts';
import { bodyOf } from './tell-webhooks.ts';
import {
  addWebhook,
  allWebhooks,
  changeWebhook,
  findWebhook,
  holdWebhook,
  type Webhook,
  type WebhookFigures,
  webhookFigures,
} from './webhooks-store.ts';

const pageOf = 50;
const dayMs = 86_400_000;
const subjectOf = (webhookId: string) => ({ kind: 'webhook', id: webhookId }) as const;

/** What takes two people: that an address is told of anything (office-137). */
export function webhookActs({ clock, waysOut }: ConnectedServices) {
  return {
    'webhooks.make': async (tx, { body }, by) => {
      const { url, events, withAmounts, reason } = body;
      if (!mayCallOut(url, waysOut)) throw fieldRefusal(violation('connected.url.refused'), 'url');
      const webhookId = randomUUID();
      const madeBy = by.people[0] ?? null;
      await addWebhook(tx, { webhookId, url, events: [...new Set(events)], withAmounts, madeAt: clock.now(), madeBy });
      const facts = { host: new URL(url).host, events, withAmounts };
      await by.note(tx, { act: 'webhook-made', subject: subjectOf(webhookId), facts, personal: { url, reason } });
    },
  } satisfies Partial<TwoPeopleActs>;
}

/** Addresses that are told of events: how they do, their secrets, and what is sent again (office-137 to office-140). */
export function webhooksHandlers(services: ConnectedServices) {
  const { db, clock, vault, site } = services;
  const lock = (webhookId: string, secret: string) => vault.lock('webhook-secret', webhookId, secret);
  return {
    'webhooks.list': async ({ caller }) => {
      const now = clock.now();
      const { timeZone } = site();
      const dayBegan = instantAt(localTimeAt(now, timeZone).day, '00:00', timeZone);
      const [all, figures] = [await allWebhooks(db), await webhookFigures(db, dayBegan)];
      return {
        webhooks: all.map(({ webhook, by, appName }) =>
          present(webhook, { by, appName, figures: figures.get(webhook.webhookId), staffId: caller.staffId, now }),
        ),
      };
    },
    'webhooks.take': async ({ caller, params: { webhookId }, note }) =>
      db.transaction(async (tx) => {
        const webhook = await heldOpen(tx, webhookId);
        if (webhook.madeBy !== caller.staffId) throw refusal(409, 'connected.secret.notYours');
        if (webhook.lockedSecret !== null) throw refusal(409, 'connected.secret.taken');
        const secret = newWebhookSecret();
        await changeWebhook(tx, webhookId, { lockedSecret: lock(webhookId, secret) });
        await note(tx, { act: 'webhook-secret-taken', subject: subjectOf(webhookId) });
        return { secret };
      }),
    'webhooks.change-secret': async ({ params: { webhookId }, body: { reason }, note }) =>
      db.transaction(async (tx) => {
        const webhook = await heldOpen(tx, webhookId);
        if (webhook.lockedSecret === null) throw refusal(409, 'connected.secret.notTaken');
        const secret = newWebhookSecret();
        const oldSecretUntil = new Date(clock.now().getTime() + oldSecretDays * dayMs);
        const lockedOldSecret = webhook.lockedSecret;
        await changeWebhook(tx, webhookId, { lockedSecret: lock(webhookId, secret), lockedOldSecret, oldSecretUntil });
        await note(tx, { act: 'webhook-secret-changed', subject: subjectOf(webhookId), personal: { reason } });
        return { secret };
      }),
    'webhooks.drop-old-secret': async ({ params: { webhookId }, body: { reason }, note }) =>
      db.transaction(async (tx) => {
        const webhook = await heldOpen(tx, webhookId);
        if (webhook.lockedOldSecret === null) throw refusal(409, 'staff.state.already');
        await changeWebhook(tx, webhookId, { lockedOldSecret: null, oldSecretUntil: null });
        await note(tx, { act: 'webhook-old-secret-dropped', subject: subjectOf(webhookId), personal: { reason } });
        return {};
      }),
    'webhooks.end': async ({ params: { webhookId }, body: { reason }, note }) =>
      db.transaction(async (tx) => {
        await heldOpen(tx, webhookId);
        const endedAt = clock.now();
        const ended = { endedAt, lockedSecret: null, lockedOldSecret: null, oldSecretUntil: null };
        await changeWebhook(tx, webhookId, ended);
        await note(tx, { act: 'webhook-ended', subject: subjectOf(webhookId), personal: { reason } });
        return {};
      }),
    'webhooks.test': async ({ params: { webhookId }, note }) =>
      db.transaction(async (tx) => {
        const webhook = await heldOpen(tx, webhookId);
        if (webhook.lockedSecret === null) throw refusal(409, 'connected.secret.notTaken');
        const [eventId, madeAt] = [randomUUID(), clock.now()];
        if (webhook.switchedOffAt !== null) throw refusal(409, 'connected.webhook.off');
        const told = { event: testEvent, subject: testEvent, data: {} };
        const body = webhook.appId === null ? bodyOf(eventId, told, false, madeAt) : batchList([]);
        await addEvents(tx, [{ webhookId, eventId, ...told, body, madeAt }]);
        await note(tx, { act: 'webhook-tested', subject: subjectOf(webhookId) });
        return {};
      }),
    'webhooks.deliveries': async ({ params: { webhookId }, query: { state, before } }) => {
      const webhook = await findWebhook(db, webhookId);
      if (!webhook) throw refusal(404, 'error.notFound');
      const found = await eventsOf(db, webhookId, { state, before }, pageOf + 1);
      const events = found.slice(0, pageOf);
      const attempts = await attemptsOf(
        db,
        webhookId,
        events.map(({ eventId }) => eventId),
      );
      return {
        url: webhook.url,
        deliveries: events.map((one) => ({
          eventId: one.eventId,
          place: one.place,
          event: toldEventOf(one.event),
          subject: one.subject,
          madeAt: one.madeAt.toISOString(),
          state: one.state,
          nextAt: one.state === 'waiting' ? one.nextAt.toISOString() : null,
          attempts: attempts.filter(({ eventId }) => eventId === one.eventId).map(presentAttempt),
        })),
        next: found.length > pageOf ? (events.at(-1)?.place ?? null) : null,
      };
    },
    'webhooks.send-again': async ({ params: { webhookId }, body: { what, reason }, note }) =>
      db.transaction(async (tx) => {
        const { switchedOffAt } = await heldOpen(tx, webhookId);
        const again =
          'eventId' in what
            ? what
            : { from: new Date(what.from), to: new Date(what.to), onlyGivenUp: what.only === 'given-up' };
        const events = await sendAgain(tx, webhookId, again, clock.now());
        if (events === 0 && switchedOffAt === null) throw refusal(409, 'connected.again.none');
        await changeWebhook(tx, webhookId, { switchedOffAt: null });
        const facts = { ...what, events };
        await note(tx, { act: 'webhook-sent-again', subject: subjectOf(webhookId), facts, personal: { reason } });
        return { events };
      }),
  } satisfies Partial<OfficeHandlers>;
}

/** An address that has not ended, which nobody else changes meanwhile. */
async function heldOpen(tx: Transaction, webhookId: string): Promise<Webhook> {
  const webhook = await holdWebhook(tx, webhookId);
  if (!webhook) throw refusal(404, 'error.notFound');
  if (webhook.endedAt !== null) throw refusal(409, 'connected.webhook.ended');
  return webhook;
}

interface Seen {
  readonly by: string | null;
  readonly appName: string | null;
  readonly figures: WebhookFigures | undefined;
  readonly staffId: string;
  readonly now: Date;
}

function present(webhook: Webhook, { by, appName, figures, staffId, now }: Seen) {
  const { lockedSecret, endedAt, oldSecretUntil, switchedOffAt } = webhook;
  const last = figures?.last ?? null;
  const failingSince = figures?.failing_since ?? null;
  const isOpen = lockedSecret !== null;
  return {
    webhookId: webhook.webhookId,
    url: webhook.url,
    events: webhookEvents.filter((event) => webhook.events.includes(event)),
    withAmounts: webhook.withAmounts,
    madeAt: webhook.madeAt.toISOString(),
    madeBy: by,
    isOwn: webhook.madeBy === staffId,
    appName,
    state: stateOf({
      isEnded: endedAt !== null,
      isOpen,
      isOff: switchedOffAt !== null,
      isFailing: failingSince !== null,
    }),
    oldSecretUntil: oldSecretUntil !== null && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
    last: last && {
      at: new Date(last.at).toISOString(),
      status: last.status,
      problem: last.problem,
      tookMs: last.took_ms,
    },
    failingSince: failingSince === null ? null : new Date(failingSince).toISOString(),
    today: { sent: figures?.sent ?? 0, failed: figures?.failed ?? 0 },
    waiting: figures?.waiting ?? 0,
    givenUp: figures?.given_up ?? 0,
  };
}

function stateOf(facts: { isEnded: boolean; isOpen: boolean; isOff: boolean; isFailing: boolean }) {
  if (facts.isEnded) return 'ended' as const;
  if (!facts.isOpen) return 'new' as const;
  if (facts.isOff) return 'off' as const;
  return facts.isFailing ? ('failing' as const) : ('working' as const);
}

const presentAttempt = ({ at, status, problem, tookMs }: KeptAttempt) => ({
  at: at.toISOString(),
  status,
  problem,
  tookMs,
});
