import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../../platform/http/refusal.ts';
import { feedPace } from './pace.ts';
import type { Entries } from './resources.ts';

const atom = 'application/atom+xml; charset=utf-8';
export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** When to come again who finds no place. */
const busySeconds = 30;
/** Whoever takes nothing of a feed for so long is left, so that nobody holds a place by not reading. */
const patienceMs = 60_000;

/** Answers one entry by itself. */
export const sendEntry = (reply: FastifyReply, xml: string): FastifyReply =>
  reply.type(atom).send(`${declaration}${xml.replace('<entry>', '<entry xmlns="http://www.w3.org/2005/Atom">')}`);

/** Of all feeds of this process. */
const pace = feedPace();

interface Feed {
  readonly head: string;
  readonly entries: Entries;
  readonly tail: string;
}

/** Sends a feed as it is read, from a place that is left when it has ended; where there was none, says when to come again. */
export function sendFeed(
  reply: FastifyReply,
  feed: Feed,
  leave: (() => void) | undefined,
  patience = patienceMs,
): FastifyReply {
  if (leave === undefined)
    throw new Refusal(503, { code: 'greenButton.busy', params: {} }, { retryAfterSeconds: busySeconds });
  const stream = Readable.from(textOf(feed));
  stream.once('close', leave);
  reply.raw.setTimeout(patience, () => void reply.raw.destroy());
  return reply.type(atom).send(stream);
}

async function* textOf({ head, entries, tail }: Feed): AsyncGenerator<string> {
  yield head;
  let began = performance.now();
  for await (const { xml } of entries) {
    const took = performance.now() - began;
    yield xml;
    await pace(took);
    began = performance.now();
  }
  yield tail;
}
