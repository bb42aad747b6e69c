import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { kindText } from './kind-text.ts';
import { type Message, stateWords } from './messages-calls.ts';
import { SendAgain } from './send-again.tsx';

interface MessagesTableProps {
  readonly memberNumber: string;
  readonly messages: readonly Message[];
  readonly onDone: (said: string) => void;
}

/** Messages, each a row with how it stands and why. */
export function MessagesTable({ memberNumber, messages, onDone }: MessagesTableProps) {
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, {});
  return (
    <TableRegion label={text('messages.sent')}>
      <table className="table t">
        <caption className="vh">{text('messages.sent')}</caption>
        <thead>
          <tr>
            <th className="x">{text('messages.when')}</th>
            <th>{text('messages.what')}</th>
            <th className="x">{text('messages.to')}</th>
            <th>{text('messages.state')}</th>
            <th>{text('messages.act')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {messages.map((message) => {
            const [kind, word] = stateWords[message.state];
            return (
              <tr key={message.messageId} data-row>
                <td className="q w x">
                  <Moment at={message.at} toSecond />
                </td>
                <th scope="row">
                  {kindText(message.kind, text)}
                  {message.againOf !== null && <small> {text('messages.again.of')}</small>}
                </th>
                <td className="x">{message.to}</td>
                <td className="c3">
                  <Mark kind={kind}>{text(word)}</Mark>
                  {message.said !== null && <small>{message.said}</small>}
                </td>
                <td className="c2">
                  <SendAgain memberNumber={memberNumber} message={message} onDone={onDone} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableRegion>
  );
}
