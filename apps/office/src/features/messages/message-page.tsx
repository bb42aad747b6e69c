import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePathParts } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { kindText } from './kind-text.ts';
import { channelWords, type OneMessage, seeMessage, stateWords } from './messages-calls.ts';
import { SendAgain } from './send-again.tsx';
import { WhoseContact } from './whose-contact.tsx';

const messageKey = (messageId: string) => ['message', messageId] as const;

/** One message with everything that happened to it, and having it sent again (office-98, office-153). */
export function Page() {
  const { messageId = '' } = usePathParts();
  const query = useQuery({
    queryKey: messageKey(messageId),
    queryFn: () => seeMessage({ params: { messageId } }),
  });
  return (
    <PartLoaded query={query} rows={6}>
      {(message) => <Shown message={message} />}
    </PartLoaded>
  );
}

function Shown({ message }: { message: OneMessage }) {
  const text = useText();
  const queries = useQueryClient();
  const [done, setDone] = useState<string>();
  const { messageId, whose, state } = message;
  const [kind, word] = stateWords[state];
  const [owner] = whose;
  const end = (said: string): void => {
    void queries.invalidateQueries({ queryKey: messageKey(messageId) });
    setDone(said);
  };
  return (
    <>
      <PageHead
        title={kindText(message.kind, text)}
        lead={text('messages.log.wordsGone')}
        crumbs={
          <OfficeLink to="message-log" parts={{}}>
            {text('messages.title')}
          </OfficeLink>
        }
        marks={
          <li>
            <Mark kind={kind}>{text(word)}</Mark>
          </li>
        }
        actions={owner && <SendAgain memberNumber={owner.memberNumber} message={message} onDone={end} />}
      />
      {done !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        </div>
      )}
      <div className="split">
        <div>
          <Section title={text('messages.trail')}>
            <ol className="trail trail--seconds">
              {message.trail.map((step) => (
                <li key={`${step.at} ${step.what} ${step.messageId}`}>
                  <Moment at={step.at} toSecond />
                  <div>
                    {step.messageId === null ? (
                      <Step step={step} message={message} />
                    ) : (
                      <OfficeLink to="message" parts={{ messageId: step.messageId }}>
                        {text('messages.trail.again')}
                      </OfficeLink>
                    )}
                  </div>
                </li>
              ))}
            </ol>
          </Section>
        </div>
        <aside className="side" aria-label={text('messages.facts')}>
          <Facts message={message} />
        </aside>
      </div>
    </>
  );
}

const steps = {
  written: 'messages.trail.written',
  held: 'messages.trail.held',
  marked: 'messages.trail.marked',
  'sent-again': 'messages.trail.again',
} as const satisfies Readonly<Record<Exclude<OneMessage['trail'][number]['what'], 'settled'>, PlainTextCode>>;

function Step({ step, message }: { step: OneMessage['trail'][number]; message: OneMessage }) {
  const text = useText();
  if (step.what !== 'settled') return <>{text(steps[step.what])}</>;
  return (
    <>
      {text(stateWords[message.state][1])}
      {message.said !== null && <small> {message.said}</small>}
    </>
  );
}

function Facts({ message }: { message: OneMessage }) {
  const text = useText();
  const { announcementId, againOf } = message;
  return (
    <Section title={text('messages.facts')}>
      <div className="sec__b">
        <dl className="pairs pairs--w">
          <dt>{text('messages.log.way')}</dt>
          <dd>{text(channelWords[message.channel])}</dd>
          <dt>{text('messages.to')}</dt>
          <dd>{message.to}</dd>
          <dt>{text('messages.log.member')}</dt>
          <dd>
            <WhoseContact whose={message.whose} />
          </dd>
          {announcementId !== null && (
            <>
              <dt>{text('messages.kind.announcement')}</dt>
              <dd>
                <OfficeLink to="announcement" parts={{ announcementId }}>
                  {text('messages.announcement.open')}
                </OfficeLink>
              </dd>
            </>
          )}
          {againOf !== null && (
            <>
              <dt>{text('messages.again.of')}</dt>
              <dd>
                <OfficeLink to="message" parts={{ messageId: againOf }}>
                  {text('messages.first.open')}
                </OfficeLink>
              </dd>
            </>
          )}
        </dl>
      </div>
    </Section>
  );
}
