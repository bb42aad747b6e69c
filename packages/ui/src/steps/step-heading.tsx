import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTitleWords } from '../layout/title.ts';
import { useText } from '../text/text.ts';

interface StepHeadingProps {
  readonly title: string;
  /** Which step of how many, counted from 1; none for a result. */
  readonly step?: { readonly at: number; readonly of: number };
  /** It takes focus as soon as it stands there, since it came in place of something else. */
  readonly isNews?: boolean;
  /** What is read with it. */
  readonly lead?: ReactNode;
}

/**
 * The heading of a step, or of how something ended. Whoever goes on, or back, hears where that has led: the heading takes
 * focus and stands in the page's title, with its number.
 */
export function StepHeading({ title, step, isNews = false, lead }: StepHeadingProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const leadId = useId();
  const key = `${step?.at} ${title}`;
  const before = useRef(isNews ? undefined : key);
  useEffect(() => {
    if (before.current !== key) heading.current?.focus();
    before.current = key;
  }, [key]);
  useTitleWords(step ? text('ui.stepTitle', { at: step.at, of: step.of, title }) : title);
  return (
    <>
      <h1 className="form-title" ref={heading} tabIndex={-1} aria-describedby={lead === undefined ? undefined : leadId}>
        {title}
      </h1>
      {lead !== undefined && (
        <p className="form-lead" id={leadId}>
          {lead}
        </p>
      )}
    </>
  );
}
