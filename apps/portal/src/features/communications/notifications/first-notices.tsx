import {
  type FirstTopic,
  firstChannel,
  firstTopics,
} from '@rochdale/domain/communications/notifications/first-notices';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Switch } from '@rochdale/ui/form/switch.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import calendarClock from 'lucide-static/icons/calendar-clock.svg?inner';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import receiptText from 'lucide-static/icons/receipt-text.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';
import { topicWords } from './notification-words.ts';
import type { Notifications } from './notifications-calls.ts';
import type { Choices } from './use-choices.ts';
import '@rochdale/ui/layout/things.css';

const icons: Readonly<Record<FirstTopic, string>> = {
  billReady: receiptText,
  paymentDue: calendarClock,
  lowPrepaidBalance: gauge,
  outage: zap,
};

/** What matters most, by e-mail, a switch each (communications-39): the same choices as in the table. */
export function FirstNotices({ data, choices }: { data: Notifications; choices: Choices }) {
  const text = useText();
  const topics = firstTopics.filter((topic) => data.topics.some((one) => one.topic === topic));
  const hasEmail = data.channels.some(({ channel, contacts }) => channel === firstChannel && contacts.length > 0);
  if (topics.length === 0) return null;
  return (
    <Card
      title={text(topics.length === 3 ? 'notifications.first.three' : 'notifications.first')}
      action={<span className="small muted">{text('notifications.first.by')}</span>}
    >
      {(data.isPreset || !hasEmail) && (
        <p className="hint notices__preset" id="first-notices-hint">
          {text(hasEmail ? 'notifications.first.preset' : 'notifications.first.noEmail')}
        </p>
      )}
      <ul className="things notices__first">
        {topics.map((topic) => (
          <li key={topic}>
            <span className="well well--tint">
              <Icon drawing={icons[topic]} />
            </span>
            <div>
              <b>{text(topicWords[topic].name)}</b>
              <small>{topic === 'paymentDue' ? <DaysBefore choices={choices} /> : text(topicWords[topic].text)}</small>
            </div>
            <Switch
              label={text(topicWords[topic].name)}
              state={text(choices.has(topic, firstChannel) ? 'notifications.first.on' : 'notifications.first.off')}
              checked={choices.has(topic, firstChannel)}
              disabled={!hasEmail}
              aria-describedby={hasEmail ? undefined : 'first-notices-hint'}
              onChange={(event) => choices.choose(topic, firstChannel, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DaysBefore({ choices }: { choices: Choices }) {
  const text = useText();
  const days = choices.form.values.paymentDue;
  return text(days === '1' ? 'notifications.paymentDue.dayBefore' : 'notifications.paymentDue.daysBefore', {
    count: days,
  });
}
