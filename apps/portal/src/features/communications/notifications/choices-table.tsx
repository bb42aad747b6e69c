import { shownAddress } from '@rochdale/domain/communications/notifications/contacts';
import { isThresholdTopic } from '@rochdale/domain/communications/notifications/thresholds';
import { shownUnit } from '@rochdale/domain/energy/usage/units';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Table } from '@rochdale/ui/table/table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { channelWords, choiceName, topicGroups, topicWords } from './notification-words.ts';
import type { Notifications, OfferedTopic } from './notifications-calls.ts';
import { TopicLine } from './topic-line.tsx';
import type { Choices } from './use-choices.ts';
import '@rochdale/ui/form/checkbox.css';

interface TableProps {
  readonly data: Notifications;
  readonly choices: Choices;
}

/** Says why a box is greyed out. */
export const needsContactId = 'needs-contact';

/** The topics with a box for each channel; a card each on phones. */
export function ChoicesTable({ data, choices }: TableProps) {
  const text = useText();
  const groups = topicGroups
    .map(({ title, topics }) => ({ title, rows: data.topics.filter(({ topic }) => topics.includes(topic)) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Table caption={text('screen.notifications')}>
      <thead>
        <tr>
          <th scope="col">{text('notifications.topic')}</th>
          <th scope="col">{text('notifications.line')}</th>
          {data.channels.map(({ channel }) => (
            <th key={channel} scope="col" className="notices__tick">
              {text(channelWords[channel].name)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr className="notices__group">
            <th scope="rowgroup" colSpan={2 + data.channels.length}>
              {text(title)}
            </th>
          </tr>
          {rows.map((row) => (
            <TopicRow key={row.topic} row={row} data={data} choices={choices} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

function TopicRow({ row: { topic, stopped }, data, choices }: TableProps & { row: OfferedTopic }) {
  const text = useText();
  return (
    <>
      <tr>
        <th scope="row" className="span">
          {text(topicWords[topic].name)}
          <small>{text(topicWords[topic].text)}</small>
        </th>
        <td className="notices__line span">
          {isThresholdTopic(topic) && (
            <TopicLine topic={topic} choices={choices} unit={shownUnit(data.unitOfMeasure)} />
          )}
        </td>
        {data.channels.map(({ channel, contacts }) => (
          <td key={channel} className="notices__tick" data-l={text(channelWords[channel].name)}>
            <input
              className="tick"
              type="checkbox"
              aria-label={choiceName(text, topic, channel)}
              checked={choices.has(topic, channel)}
              disabled={contacts.length === 0}
              aria-describedby={contacts.length === 0 ? needsContactId : undefined}
              onChange={(event) => choices.choose(topic, channel, event.target.checked)}
            />
          </td>
        ))}
      </tr>
      {stopped.map((phone) => {
        const shown = shownAddress(phone);
        return (
          <tr key={phone.contactId} className="notices__stopped">
            <td colSpan={2 + data.channels.length} className="span">
              <div className="row row--between row--wrap">
                <span>{text('notifications.stopped', { phone: shown })}</span>
                <Button
                  kind="secondary"
                  size="s"
                  busy={choices.isResuming}
                  aria-label={text('notifications.stopped.resumeOf', {
                    topic: text(topicWords[topic].name),
                    phone: shown,
                  })}
                  onClick={() => choices.resume(phone.contactId, topic)}
                >
                  {text('notifications.stopped.resume')}
                </Button>
              </div>
            </td>
          </tr>
        );
      })}
    </>
  );
}
