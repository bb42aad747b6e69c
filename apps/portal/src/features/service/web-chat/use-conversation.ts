import {
  type ChatPreset,
  type Conversation,
  conversationOf,
  openQuestion,
  withTurn,
} from '@rochdale/domain/service/web-chat/conversation';
import { type LanguageName, languages } from '@rochdale/domain/texts/languages';
import type { WebChatSetting } from '@rochdale/domain/website/site/site';
import { useEffect, useRef, useState } from 'react';
import { askChatService, ChatError } from '../../../lib/calls/chat-service.ts';
import { newId } from '../../../lib/device/new-id.ts';
import { keepForTab, readForTab } from '../../../lib/device/storage.ts';
import { hasTimedOut, useSession } from '../../../lib/session/session.ts';

/** How the last question stands. */
export type ChatState = 'idle' | 'sending' | ChatError['reason'];

const kept = 'chat';
const begin = (): Conversation => ({ id: newId(), turns: [] });

/**
 * The conversation of this tab: it goes on across pages and ends at sign-out. A question stays until it is answered,
 * also one that was on its way when the page was left.
 */
export function useConversation({ apiUrl, coopId }: WebChatSetting) {
  const [conversation, setConversation] = useState(() => conversationOf(readForTab(kept)) ?? begin());
  const [state, setState] = useState<ChatState>(() => (openQuestion(conversation) ? 'failed' : 'idle'));
  const current = useRef(conversation.id);
  const change = (next: Conversation): void => {
    current.current = next.id;
    setConversation(next);
    keepForTab(kept, next.turns.length === 0 ? null : JSON.stringify(next));
  };
  const deliver = async (asked: Conversation): Promise<void> => {
    const question = openQuestion(asked);
    if (question === undefined) return;
    const { text, preset } = question;
    setState('sending');
    try {
      const answer = await askChatService(apiUrl, {
        coopId,
        conversationId: asked.id,
        language: pageLanguage(),
        text,
        ...(preset && { preset }),
      });
      if (current.current !== asked.id) return;
      change(withTurn(asked, { id: newId(), by: 'agent', ...answer }));
      setState('idle');
    } catch (error) {
      if (current.current === asked.id) setState(error instanceof ChatError ? error.reason : 'failed');
    }
  };
  useEndsWithSession(() => {
    change(begin());
    setState('idle');
  });
  return {
    turns: conversation.turns,
    state,
    /** Asks something; one question after the other. */
    ask: (text: string, preset?: ChatPreset): void => {
      if (state === 'sending') return;
      const asked = withTurn(conversation, { id: newId(), by: 'member', text, ...(preset && { preset }) });
      change(asked);
      void deliver(asked);
    },
    again: (): void => void deliver(conversation),
  };
}

/** Calls when the member signs out, here or in another tab, or another one signs in; not when a session only timed out. */
function useEndsWithSession(end: () => void): void {
  const member = useSession()?.memberNumber;
  const before = useRef(member);
  useEffect(() => {
    const last = before.current;
    if (member === last || (member === undefined && hasTimedOut())) return;
    before.current = member;
    if (last !== undefined) end();
  });
}

function pageLanguage(): LanguageName {
  return languages.find((one) => document.documentElement.lang.startsWith(one)) ?? 'en';
}
