import { useText } from '@rochdale/ui/text/text.ts';
import { ReasonedAct } from '../../parts/reasoned-act.tsx';
import { useWay } from './choose-way.tsx';
import { isCode } from './kind-text.ts';
import { doneWords, type Message, refusalWords, sendAgain } from './messages-calls.ts';

interface SendAgainProps {
  readonly memberNumber: string;
  readonly message: Message;
  readonly onDone: (said: string) => void;
}

/** Has a message sent again, to the same contact or another (office-98). */
export function SendAgain({ memberNumber, message, onDone }: SendAgainProps) {
  const text = useText();
  const { messageId, kind, refusal } = message;
  const { way, field } = useWay(memberNumber, text('messages.again.way'), refusal === null);
  return (
    <ReasonedAct
      label={text('messages.again')}
      title={text('messages.again.title')}
      size="s"
      needs="messages.resend"
      refused={refusal === null ? undefined : text(refusalWords[refusal])}
      isReady={() => way !== undefined}
      act={async (reason) => {
        const body = { way: way ?? '', reason };
        const { sentTo, how } = await sendAgain({ params: { memberNumber, messageId }, body });
        onDone(text(doneWords[how], { to: sentTo }));
      }}
    >
      <p>{text(isCode(kind) ? 'messages.again.words.code' : 'messages.again.words')}</p>
      {field}
    </ReasonedAct>
  );
}
