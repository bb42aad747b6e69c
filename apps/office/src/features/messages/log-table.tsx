import { useText } from '@rochdale/ui/text/text.ts';
import { useRef } from 'react';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { TableRegion } from '../../parts/table-region.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { kindText } from './kind-text.ts';
import { channelWords, type LoggedMessage, stateWords } from './messages-calls.ts';
import { WhoseContact } from './whose-contact.tsx';

/** Messages to anybody, each a row that opens it. */
export function LogTable({ messages }: { messages: readonly LoggedMessage[] }) {
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
            <th className="x">{text('messages.log.way')}</th>
            <th>{text('messages.what')}</th>
            <th className="m x">{text('messages.log.member')}</th>
            <th>{text('messages.to')}</th>
            <th>{text('messages.state')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {messages.map((message) => {
            const [kind, word] = stateWords[message.state];
            return (
              <tr key={message.messageId} data-row>
                <td className="q w x">
                  <Moment at={message.at} />
                </td>
                <td className="q w x">{text(channelWords[message.channel])}</td>
                <th scope="row">
                  <OfficeLink to="message" parts={{ messageId: message.messageId }} opens>
                    {kindText(message.kind, text)}
                  </OfficeLink>
                  {message.againOf !== null && <small> {text('messages.again.of')}</small>}
                </th>
                <td className="m x">
                  <WhoseContact whose={message.whose} />
                </td>
                <td className="q c2">{message.to}</td>
                <td className="c3">
                  <Mark kind={kind}>{text(word)}</Mark>
                  {message.said !== null && <small> {message.said}</small>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableRegion>
  );
}
