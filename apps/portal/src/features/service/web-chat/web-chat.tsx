import type { Route } from '@rochdale/domain/website/screens/screen-access';
import { useText } from '@rochdale/ui/text/text.ts';
import { useEffect, useRef } from 'react';
import { closeChat, useIsChatOpen } from '../../../lib/chat-door.ts';
import { useSite } from '../../../lib/site.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { useConversation } from './use-conversation.ts';
import './web-chat.css';

interface WebChatProps {
  /** Whether the portal has a screen of this route: an answer may lead there and nowhere else. */
  readonly isScreen: (route: string) => route is Route;
}

/** The web chat (service-62): the conversation with the co-op's virtual agent, opened from header or footer; its words outlive its window. */
export default function WebChat({ isScreen }: WebChatProps) {
  const { webChat } = useSite().settings;
  return webChat ? <Chat chat={webChat} isScreen={isScreen} /> : null;
}

function Chat({
  chat,
  isScreen,
}: WebChatProps & { chat: NonNullable<ReturnType<typeof useSite>['settings']['webChat']> }) {
  const text = useText();
  const isOpen = useIsChatOpen();
  const opener = useRef<HTMLElement>(undefined);
  const conversation = useConversation(chat);
  // Only now can it take focus: while the panel covered a phone's page, nothing behind it could.
  useEffect(() => {
    if (isOpen) return;
    opener.current?.focus();
    opener.current = undefined;
  }, [isOpen]);
  if (!isOpen) return null;
  const close = (): void => {
    opener.current = closeChat();
  };
  return (
    <aside className="chat-place" aria-label={text('shell.chat.with', { agent: chat.userName })}>
      <ChatPanel chat={chat} conversation={conversation} isScreen={isScreen} onClose={close} />
    </aside>
  );
}
