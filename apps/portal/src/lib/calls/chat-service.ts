import type { ChatQuestion } from '@rochdale/contract/web-chat/wire';
import { type ChatAnswer, chatAnswerOf } from '@rochdale/domain/service/web-chat/conversation';

const patienceMs = 20_000;

/** Why there is no answer: the network is gone, too much was asked, or something else. */
export class ChatError extends Error {
  constructor(readonly reason: 'offline' | 'busy' | 'failed') {
    super(reason);
  }
}

/**
 * Asks the chat service, which is another company's: nothing goes there but the question. No token, no cookie, and no
 * address of the page, which may name an account.
 */
export async function askChatService(apiUrl: string, question: ChatQuestion): Promise<ChatAnswer> {
  const response = await fetch(`${apiUrl}/v1/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
  if (response === undefined) throw new ChatError(navigator.onLine ? 'failed' : 'offline');
  if (response.status === 429) throw new ChatError('busy');
  const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  const answer = chatAnswerOf(body);
  if (answer === undefined) throw new ChatError('failed');
  return answer;
}
