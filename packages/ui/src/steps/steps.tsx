import check from 'lucide-static/icons/check.svg?inner';
import { Icon } from '../art/icon.tsx';
import { useText } from '../text/text.ts';
import './steps.css';

/** How far a form of several steps is. `current` counts from 0. */
export function Steps({ labels, current }: { labels: readonly string[]; current: number }) {
  const text = useText();
  return (
    <ol className="steps" aria-label={text('ui.progress')}>
      {labels.map((label, index) => (
        <li
          key={label}
          className={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < current ? <Icon drawing={check} /> : index + 1}</i>
          <span className="steps__name">{label}</span>
          {index < current && <span className="vh"> {text('ui.done')}</span>}
        </li>
      ))}
    </ol>
  );
}
