import type { Route } from '@rochdale/domain/website/screens/screen-access';
import messageCircle from 'lucide-static/icons/message-circle.svg?inner';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../../lib/site.tsx';
import { useText } from '../../../lib/text/text.ts';
import { Icon } from '../../../ui/art/icon.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { useConversation } from './use-conversation.ts';
import './web-chat.css';

interface WebChatProps {
  /** Whether the portal has a screen of this route: an answer may lead there and nowhere else. */
  readonly isScreen: (route: string) => route is Route;
}

/** The web chat (service-62): a button at the lower right, or where it would lie on the page at the page's end, that opens a conversation with the co-op's virtual agent. */
export default function WebChat({ isScreen }: WebChatProps) {
  const { webChat } = useSite().settings;
  return webChat ? <Chat chat={webChat} isScreen={isScreen} /> : null;
}

function Chat({
  chat,
  isScreen,
}: WebChatProps & { chat: NonNullable<ReturnType<typeof useSite>['settings']['webChat']> }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  const conversation = useConversation(chat);
  const name = text('webChat.open', { agent: chat.userName });
  const wasOpen = useRef(false);
  // Only now can it take focus: while the panel covered a phone's page, nothing behind it could.
  useEffect(() => {
    if (wasOpen.current && !isOpen) launcher.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = (): void => setOpen(false);
  return (
    <aside className="chat-place" aria-label={name}>
      <button
        ref={launcher}
        type="button"
        className="chat-launcher"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon drawing={messageCircle} size="l" />
        <span className="chat-launcher__name">{name}</span>
      </button>
      {isOpen && <ChatPanel chat={chat} conversation={conversation} isScreen={isScreen} onClose={close} />}
    </aside>
  );
}
