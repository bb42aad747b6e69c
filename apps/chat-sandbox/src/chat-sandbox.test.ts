import { type ChatQuestion, chatReply } from '@rochdale/contract/web-chat/wire';
import { describe, expect, it } from 'vitest';
import { buildChatSandbox } from './app.ts';
import { readSettings } from './settings.ts';
import { topics } from './topics.ts';

const origin = 'http://localhost:3000';
const question: ChatQuestion = {
  coopId: 'cedar-ridge',
  conversationId: 'b6f4ef5c-3f0e-4a49-9d9e-6a8a4c1ff001',
  language: 'en',
  text: 'Hello',
};

/** A sandbox whose clock stands where the test puts it. */
function sandbox(changes: Readonly<Record<string, string>> = {}) {
  let now = Date.UTC(2026, 10, 21);
  const app = buildChatSandbox(readSettings(changes), { now: () => new Date(now) });
  return {
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
    ask: (change: Readonly<Record<string, unknown>> = {}, headers: Record<string, string> = { origin }) =>
      app.inject({ method: 'POST', url: '/v1/messages', payload: { ...question, ...change }, headers }),
    app,
  };
}

const said = async (change: Partial<ChatQuestion>) => chatReply.parse((await sandbox().ask(change)).json());

describe('the chat sandbox', () => {
  it.each(['balance', 'payment', 'reset', 'agent'] as const)(
    'answers the quick button %s in both languages',
    async (preset) => {
      const [english, spanish] = [await said({ preset }), await said({ preset, language: 'es' })];
      expect(english.text).not.toBe(spanish.text);
      expect(english.links.map(({ screen }) => screen)).toEqual(spanish.links.map(({ screen }) => screen));
    },
  );

  it.each([
    ['I forgot my PASSWORD', 'forgot-password'],
    ['Olvidé mi contraseña', 'forgot-password'],
    ['My power is out!', 'report-outage'],
    ['No hay luz en mi casa', 'report-outage'],
    ['How much do I owe?', 'accountoverview'],
    ['¿Cuánto debo?', 'accountoverview'],
    ['can i pay by card', 'quick-pay'],
    ['Why is it so high? I cannot pay it', 'quick-pay'],
  ])('to %j leads to %s', async (text, screen) => {
    expect((await said({ text })).links[0]?.screen).toBe(screen);
  });

  it('answers in the language of the words', async () => {
    expect((await said({ text: 'gracias' })).text).toBe('Con mucho gusto.');
    expect((await said({ text: 'thanks', language: 'es' })).text).toBe('You are welcome.');
  });

  it('says what it does not know', async () => {
    expect((await said({ text: 'How tall is a giraffe?' })).text).toMatch(/^I did not understand/);
  });

  it('has a label for every link of every topic', () => {
    const counts = topics.flatMap(({ screens, en, es }) =>
      [en, es].map(({ labels }) => labels.length - screens.length),
    );
    expect(new Set(counts)).toEqual(new Set([0]));
  });

  it.each([
    ['an empty text', { text: ' ' }],
    ['a text that is too long', { text: 'x'.repeat(501) }],
    ['an unknown field', { accessToken: 'secret' }],
    ['a conversation without an id', { conversationId: '1' }],
  ])('refuses %s', async (_what, change) => {
    expect((await sandbox().ask(change)).statusCode).toBe(400);
  });

  it('does not know other co-ops', async () => {
    expect((await sandbox().ask({ coopId: 'another' })).statusCode).toBe(404);
  });

  it('refuses large bodies', async () => {
    expect((await sandbox().ask({ text: 'x'.repeat(5000) })).statusCode).toBe(413);
  });

  it('answers pages of the portal, and of nobody else', async () => {
    const { ask, app } = sandbox();
    expect((await ask()).headers['access-control-allow-origin']).toBe(origin);
    const foreign = await ask({}, { origin: 'https://evil.example' });
    expect([foreign.statusCode, foreign.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    const asked = await app.inject({ method: 'OPTIONS', url: '/v1/messages', headers: { origin } });
    expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([204, 'content-type']);
  });

  it('answers an address so many questions a minute', async () => {
    const { ask, wait } = sandbox({ CHAT_QUESTIONS_PER_MINUTE: '2' });
    await ask();
    wait(20);
    await ask();
    const refused = await ask();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40']);
    wait(40);
    expect((await ask()).statusCode).toBe(200);
  });
});
