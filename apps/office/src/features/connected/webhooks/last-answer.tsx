import { useText } from '@rochdale/ui/text/text.ts';
import { Moment } from '../../../parts/moment.tsx';
import { type Attempt, problemWord } from '../connected-calls.ts';

/** When an attempt was made, and how it went. */
export function LastAnswer({ attempt }: { attempt: Attempt }) {
  const text = useText();
  const { at, status, problem, tookMs } = attempt;
  return (
    <>
      <Moment at={at} />,{' '}
      {status === null ? text(problemWord(problem)) : text('connected.answer.in', { status, ms: tookMs })}
    </>
  );
}
