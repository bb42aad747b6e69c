import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { WebChatSetting } from '@rochdale/domain/website/site/site';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useIsMet } from '@rochdale/ui/form/use-is-met.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import circleAlert from 'lucide-static/icons/circle-alert.svg?inner';
import { type ReactNode, useEffect, useRef } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import type { ChatState, useConversation } from './use-conversation.ts';

interface ChatLogProps {
  readonly chat: WebChatSetting;
  readonly conversation: ReturnType<typeof useConversation>;
  readonly isScreen: (route: string) => route is Route;
  readonly onAgain: () => void;
  /** A link was followed. */
  readonly onLeave: () => void;
}

/** What was said, the newest at the foot; a screen reader hears what is new. Answers are text and never HTML. */
export function ChatLog({ chat, conversation, isScreen, onAgain, onLeave }: ChatLogProps) {
  const text = useText();
  const log = useRef<HTMLDivElement>(null);
  const { turns, state } = conversation;
  const isMet = useIsMet();
  const agent = chat.userName;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was added is read from the page
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [turns, state]);
  return (
    <div
      ref={log}
      className="chat__log"
      role="log"
      // What was said before it was opened again is no news.
      aria-live={isMet ? 'polite' : 'off'}
      aria-label={text('webChat.log', { agent })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and arrow keys must reach it
      tabIndex={0}
    >
      <Said by="agent" who={text('webChat.said.agent', { agent })} words={chat.introText} />
      {turns.map((turn) =>
        turn.by === 'member' ? (
          <Said key={turn.id} by="member" who={text('webChat.said.member')} words={turn.text} />
        ) : (
          <Said key={turn.id} by="agent" who={text('webChat.said.agent', { agent })} words={turn.text}>
            {turn.links.map(
              ({ screen, label }) =>
                isScreen(screen) && (
                  <ScreenLink key={screen} to={screen} className="chat__link" onClick={onLeave}>
                    {label}
                  </ScreenLink>
                ),
            )}
          </Said>
        ),
      )}
      <Standing state={state} agent={agent} onAgain={onAgain} />
    </div>
  );
}

function Said({
  by,
  who,
  words,
  children,
}: {
  by: 'member' | 'agent';
  who: string;
  words: string;
  children?: ReactNode;
}) {
  return (
    <div className={`chat__said chat__said--${by}`}>
      <p>
        <span className="vh">{who} </span>
        {words}
      </p>
      {children}
    </div>
  );
}

/** How the last question stands, where it has no answer yet. */
function Standing({ state, agent, onAgain }: { state: ChatState; agent: string; onAgain: () => void }) {
  const text = useText();
  if (state === 'idle') return null;
  if (state === 'sending')
    return (
      <p className="chat__said chat__said--agent chat__writing">
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span className="vh">{text('webChat.writing', { agent })}</span>
      </p>
    );
  return (
    <p className="chat__failed">
      <Icon drawing={circleAlert} size="s" />
      <span>{text(state === 'busy' ? 'webChat.busy' : 'webChat.failed')}</span>
      <button type="button" className="link-btn" onClick={onAgain}>
        {text('webChat.again')}
      </button>
    </p>
  );
}
