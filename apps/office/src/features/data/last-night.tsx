import { useText } from '@rochdale/ui/text/text.ts';
import { Mark } from '../../parts/mark.tsx';
import { useMomentText } from '../../parts/moment.tsx';
import { type Data, endedWords, stepWords } from './data-calls.ts';

/** How the last nightly run ended, step by step (office-118). */
export function LastNight({ night }: Pick<Data, 'night'>) {
  const text = useText();
  const moment = useMomentText();
  if (!night) return <p className="pad muted">{text('data.night.none')}</p>;
  return (
    <>
      <p className="pad muted">{text('data.night.lead', { from: moment(night.beganAt), to: moment(night.endedAt) })}</p>
      <ul className="lines">
        {night.steps.map(({ step, ended, why }) => {
          const [kind, word] = endedWords[ended];
          return (
            <li key={step}>
              <span>
                {text(stepWords[step])}
                {why !== null && <small className="muted"> {why}</small>}
              </span>
              <span className="end">
                <Mark kind={kind}>{text(word)}</Mark>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
