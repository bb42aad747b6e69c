import type { LocalTime } from '@rochdale/domain/dates';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { TimedSentence } from './time-of.tsx';

/** Says calmly that an answer is remembered, and of when: the server is too busy to look again. */
export function Snapshot({ asOf }: { asOf: LocalTime }) {
  const text = useText();
  return (
    <Alert kind="info" isSpoken={false}>
      <TimedSentence at={asOf} say={(time) => text('outagePage.snapshot', { time })} />
    </Alert>
  );
}
