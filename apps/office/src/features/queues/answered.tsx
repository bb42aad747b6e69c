import { useText } from '@rochdale/ui/text/text.ts';
import { useMomentText } from '../../parts/moment.tsx';
import { ReasonedAct } from '../../parts/reasoned-act.tsx';
import { Section } from '../../parts/section.tsx';
import { answerWords } from './queue-words.ts';
import { reopenItem, type SeenItem } from './queues-calls.ts';
import { useLookAgain } from './use-item-act.ts';

interface AnsweredProps {
  readonly seen: SeenItem;
  readonly answer: NonNullable<SeenItem['answer']>;
  readonly onDone: (said: string) => void;
}

/** What was answered, by whom, what they read, and what became of it; what was refused can be opened again (office-130). */
export function Answered({ seen, answer, onDone }: AnsweredProps) {
  const text = useText();
  const moment = useMomentText();
  const look = useLookAgain();
  const { kind, itemId, version, taken, isPlaceHidden } = seen;
  const isRefused = answer.answer === 'refused';
  const became = isRefused
    ? taken === null
      ? 'queues.answer.kept'
      : undefined
    : kind === 'profile-change'
      ? 'queues.answer.inForce'
      : taken === null
        ? 'queues.answer.toExport'
        : undefined;
  return (
    <Section title={text(answerWords[answer.answer])}>
      <div className="sec__b stack-s">
        <p>
          {text('queues.answer.by', {
            answer: text(answerWords[answer.answer]),
            name: answer.by ?? text('office.nobody'),
            time: moment(answer.at),
          })}{' '}
          {text(answer.wasTold ? 'queues.answer.told' : 'queues.answer.untold')}
        </p>
        {answer.said !== '' && (
          <p className="reads">
            <b>{text('queues.answer.said')}</b> <span lang={seen.tells.language}>{answer.said}</span>
          </p>
        )}
        {became && <p className="muted">{text(became)}</p>}
        {isRefused && (
          <div className="acts">
            <ReasonedAct
              label={text('queues.reopen')}
              title={text('queues.reopen.title')}
              needs={isPlaceHidden ? 'members.see-protected' : 'queues.review'}
              act={async (reason) => {
                await reopenItem({ params: { kind, itemId }, body: { version, reason } }).finally(() => look(seen));
                onDone(text('queues.done.reopen'));
              }}
            >
              <p>{text('queues.reopen.words')}</p>
            </ReasonedAct>
          </div>
        )}
      </div>
    </Section>
  );
}
