import circleAlert from 'lucide-static/icons/circle-alert.svg?inner';
import { useEffect, useRef } from 'react';
import { Icon } from '../art/icon.tsx';
import { useText } from '../text/text.ts';

/** What is wrong in a form, each with a link to its field. Takes focus when it appears. */
export function ErrorSummary({ items }: { items: readonly { fieldId: string; text: string }[] }) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="alert alert--danger" role="alert" tabIndex={-1}>
      <Icon drawing={circleAlert} />
      <div>
        <h2>{text('error.thereIsAProblem')}</h2>
        <ul>
          {items.map((item) => (
            <li key={item.fieldId}>
              {/* biome-ignore lint/correctness/noRestrictedElements: within the page */}
              <a
                href={`#${item.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(item.fieldId)?.focus();
                }}
              >
                {item.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
