import { formatLocalTime, type LocalTime } from '@rochdale/domain/dates';
import { outageTimeline, type TimelineStep } from '@rochdale/domain/service/outage/timeline';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import check from 'lucide-static/icons/check.svg?inner';
import clock from 'lucide-static/icons/clock-3.svg?inner';
import { type ReactNode, useId } from 'react';
import type { OutageStatus } from './outage-calls.ts';
import { useSpan } from './span-of.ts';
import { TimedSentence } from './time-of.tsx';
import './course.css';

type Course = NonNullable<OutageStatus['course']>;

/** How an outage goes (service-69): what happened, what is now, what is to come. */
export function OutageCourse({ course, asOf }: { course: Course; asOf: LocalTime }) {
  const text = useText();
  const titleId = useId();
  const steps = outageTimeline(
    {
      startedAt: course.timeOfInterruption,
      crewAssignedAt: course.crewAssignedAt,
      estimates: course.estimates,
      estimate: course.estimatedTimeOfRestoration,
      restoredAt: course.timeOfRestored,
    },
    asOf,
  );
  return (
    <section aria-labelledby={titleId}>
      <h2 className="course__title" id={titleId}>
        {text('outagePage.course')}
      </h2>
      <ol className="timeline">
        {steps.map((step) => (
          <Step key={keyOf(step)} step={step} asOf={asOf} />
        ))}
      </ol>
    </section>
  );
}

const keyOf = (step: TimelineStep): string =>
  [step.kind, 'at' in step && step.at, 'estimate' in step && step.estimate].join(' ');

function Step({ step, asOf }: { step: TimelineStep; asOf: LocalTime }) {
  return (
    <li className={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
      <span className="timeline__dot">
        {step.state === 'done' && <Icon drawing={check} />}
        {step.state === 'now' && <Icon drawing={clock} />}
      </span>
      <div>
        <b>
          <StepTitle step={step} asOf={asOf} />
        </b>
        <small>
          <StepNote step={step} asOf={asOf} />
        </small>
      </div>
    </li>
  );
}

const plainTitles = {
  off: 'outagePage.course.off',
  crew: 'outagePage.course.crew',
  unknown: 'outagePage.course.unknown',
  back: 'outagePage.course.back',
  restored: 'outagePage.course.back',
} as const satisfies Partial<Record<TimelineStep['kind'], PlainTextCode>>;
const timedTitles = {
  told: 'outagePage.course.told',
  estimate: 'outagePage.course.estimate',
  passed: 'outagePage.course.passed',
} as const;

function StepTitle({ step, asOf }: { step: TimelineStep; asOf: LocalTime }): ReactNode {
  const text = useText();
  if (!('estimate' in step)) return text(plainTitles[step.kind]);
  const { estimate, kind } = step;
  // The day is said where it is another one.
  const shown = estimate.slice(0, 10) === asOf.slice(0, 10) ? estimate.slice(11, 16) : formatLocalTime(estimate);
  const [before = '', after = ''] = text(timedTitles[kind], { time: shown }).split(shown);
  return (
    <>
      {before}
      <time dateTime={estimate}>{shown}</time>
      {after}
    </>
  );
}

const notes = {
  estimate: 'outagePage.course.estimate.text',
  passed: 'outagePage.course.passed.text',
  unknown: 'outagePage.course.unknown.text',
  back: 'outagePage.course.back.text',
} as const satisfies Partial<Record<TimelineStep['kind'], PlainTextCode>>;

function StepNote({ step, asOf }: { step: TimelineStep; asOf: LocalTime }): ReactNode {
  const text = useText();
  const spanOf = useSpan();
  if (step.state !== 'done') return text(notes[step.kind]);
  const { at } = step;
  return <TimedSentence at={at} say={(time) => text('outagePage.ago', { time, span: spanOf(at, asOf) })} />;
}
