import { isSignedJson, maxSkewMs, signedHeaderNames, signJson } from '@rochdale/contract/billing-link/signed-json';
import { billingNews } from '@rochdale/contract/billing-link/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { takeTries } from '../../../../platform/limits/limits.ts';
import type { AskServices } from '../fresh-balances.ts';
import { hearChanges, type NamedChange } from './hear-changes.ts';

interface JsonSettings {
  readonly caller: { readonly secrets: readonly [string, ...string[]] };
  readonly perHour: number;
}

const path = '/changes';
/** A message is heard once: its id is remembered for longer than its signature holds. */
const idMinutes = (2 * maxSkewMs) / 60_000 + 1;

/** Hears signed JSON at `/changes` (billing-link-12). */
export function hearJson(server: FastifyInstance, services: AskServices, { caller, perHour }: JsonSettings): void {
  const { db, clock } = services;
  server.post(path, async (request, reply) => {
    const header = (name: string): string => headerOf(request, name);
    const { time, id, signature } = signedHeaderNames;
    const given = { time: header(time), id: header(id), signature: header(signature) };
    const body = textOf(request.body as Buffer);
    const isTheirs =
      body !== undefined &&
      /^[\w-]{8,64}$/.test(given.id) &&
      isSignedJson({ direction: 'question', path, body }, given, caller.secrets, clock.now());
    const once = { key: `billing-message:${given.id}`, tries: 1, minutes: idMinutes };
    const isNew = isTheirs && (await takeTries(db, [once], clock.now()).then(Boolean, () => false));
    if (!isTheirs || !isNew) return reply.status(401).send('');
    const read = billingNews[path].asked.safeParse(parsed(body));
    if (!read.success) return reply.status(400).send('');
    const { accounts, members, meters } = read.data;
    const named: NamedChange[] = [
      ...accounts.map((account) => ({ account })),
      ...members.map((member) => ({ member })),
      ...meters.map((meter) => ({ meter })),
    ];
    const text = JSON.stringify({ failed: await hearChanges(services, perHour, named) });
    const signed = signJson({ direction: 'answer', path, id: given.id, body: text }, caller.secrets, clock.now());
    return reply
      .type('application/json; charset=utf-8')
      .headers({ [time]: signed.time, [signature]: signed.signature })
      .send(text);
  });
}

const headerOf = ({ headers }: FastifyRequest, name: string): string => String(headers[name] ?? '');

function textOf(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
