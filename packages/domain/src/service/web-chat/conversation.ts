/** The four quick buttons of the web chat (service-63). */
export const chatPresets = ['balance', 'payment', 'reset', 'agent'] as const;
export type ChatPreset = (typeof chatPresets)[number];

/** What a member may say at once, and what is kept of an answer; in characters. */
export const longestQuestion = 500;
export const longestAnswer = 2000;
export const maxLinks = 4;

/** Questions and answers that a tab keeps; older ones go. */
const maxTurns = 60;

/** A way to a screen of the portal that an answer offers. */
export interface ChatLink {
  /** A route, without a query. */
  readonly screen: string;
  readonly label: string;
}

export interface ChatAnswer {
  readonly text: string;
  readonly links: readonly ChatLink[];
}

/** One thing said: by the member, or by the agent. */
export type ChatTurn =
  | { readonly id: string; readonly by: 'member'; readonly text: string; readonly preset?: ChatPreset }
  | ({ readonly id: string; readonly by: 'agent' } & ChatAnswer);

/** What was said so far; the id is the chat service's way to know that it belongs together. */
export interface Conversation {
  readonly id: string;
  readonly turns: readonly ChatTurn[];
}

/** A conversation with one turn more. */
export function withTurn({ id, turns }: Conversation, turn: ChatTurn): Conversation {
  return { id, turns: [...turns, turn].slice(-maxTurns) };
}

/** The question that waits for an answer, or that was not delivered; undefined when the agent spoke last. */
export function openQuestion({ turns }: Conversation): Extract<ChatTurn, { by: 'member' }> | undefined {
  const last = turns.at(-1);
  return last?.by === 'member' ? last : undefined;
}

/** Reads a conversation that this tab has kept; undefined when there is none. */
export function conversationOf(stored: string | null): Conversation | undefined {
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isRecord(value) || typeof value.id !== 'string' || !Array.isArray(value.turns)) return undefined;
    return { id: value.id, turns: value.turns.flatMap((turn: unknown) => turnOf(turn) ?? []) };
  } catch {
    return undefined;
  }
}

/**
 * Reads what the chat service has answered, which is another company's: plain text that is not too long, and links to
 * screens by their routes. Whatever else it holds is dropped; undefined when it is no answer.
 */
export function chatAnswerOf(value: unknown): ChatAnswer | undefined {
  if (!isRecord(value) || typeof value.text !== 'string' || value.text.trim() === '') return undefined;
  const links: unknown[] = Array.isArray(value.links) ? value.links : [];
  return {
    text: value.text.trim().slice(0, longestAnswer),
    links: links.flatMap((link) => linkOf(link) ?? []).slice(0, maxLinks),
  };
}

function linkOf(value: unknown): ChatLink | undefined {
  if (!isRecord(value) || typeof value.screen !== 'string' || typeof value.label !== 'string') return undefined;
  const label = value.label.trim().slice(0, 80);
  return /^[a-z][a-z0-9/-]{0,80}$/.test(value.screen) && label !== '' ? { screen: value.screen, label } : undefined;
}

function turnOf(value: unknown): ChatTurn | undefined {
  if (!isRecord(value) || typeof value.id !== 'string') return undefined;
  const { id } = value;
  if (value.by === 'agent') {
    const answer = chatAnswerOf(value);
    return answer && { id, by: 'agent', ...answer };
  }
  if (value.by !== 'member' || typeof value.text !== 'string') return undefined;
  const preset = chatPresets.find((one) => one === value.preset);
  return { id, by: 'member', text: value.text, ...(preset && { preset }) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
