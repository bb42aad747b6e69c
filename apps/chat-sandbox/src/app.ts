import { type ChatReply, chatQuestion } from '@rochdale/contract/web-chat/wire';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { answerTo } from './answer.ts';
import type { Clock } from './clock.ts';
import { questionLimit } from './question-limit.ts';
import type { ChatSettings } from './settings.ts';

/** A question with its few fields fits well. */
const bodyLimit = 4096;
const dayInSeconds = '86400';

/** Builds the chat sandbox: it answers the portal's pages, and no other. It keeps nothing, and it does not listen. */
export function buildChatSandbox(settings: ChatSettings, clock: Clock): FastifyInstance {
  const app = Fastify({ bodyLimit });
  const secondsToWait = questionLimit(clock, settings.questionsPerMinute);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', vary: 'Origin' });
    const { origin } = request.headers;
    if (origin === undefined) return;
    if (origin !== settings.origin) return reply.status(403).send({ message: `Not for pages of ${origin}.` });
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'retry-after' });
  });

  app.options('/v1/messages', (_request, reply) =>
    reply
      .status(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': dayInSeconds,
      })
      .send(),
  );

  app.post('/v1/messages', async (request, reply) => {
    const wait = secondsToWait(request.ip);
    if (wait > 0)
      return reply
        .status(429)
        .header('retry-after', String(wait))
        .send({ message: 'Too many questions; please wait.' });
    const read = chatQuestion.safeParse(request.body);
    if (!read.success)
      return reply.status(400).send({
        message: read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
      });
    if (read.data.coopId !== settings.coopId) return reply.status(404).send({ message: 'This co-op is not known.' });
    const answer: ChatReply = answerTo(read.data, settings);
    return reply.send(answer);
  });

  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ message: 'There is nothing here.' }));
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    return reply.status(status).send({ message: status < 500 ? error.message : 'Something went wrong.' });
  });
  return app;
}
