import { laterBy } from '@rochdale/domain/office/outages/outage-form';
import { byStormNeed, type StormNeed } from '@rochdale/domain/office/outages/storm';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { Section } from '../../parts/section.tsx';
import { EndOutage } from './end-outage.tsx';
import { OutageMarks } from './outage-marks.tsx';
import { shownTime, useLocalNow } from './outage-time.ts';
import { changeOutage, noPlaces, type ShownOutage, saidOf } from './outages-calls.ts';
import { useLookAgain } from './use-look-again.ts';
import { useMayNot } from './use-may-not.ts';

/** What an outage wants, in words. */
const needWords = {
  'life-support': 'outageDesk.need.life-support',
  'estimate-passed': 'outageDesk.need.estimate-passed',
  'no-estimate': 'outageDesk.need.no-estimate',
  'no-crew': 'outageDesk.need.no-crew',
  'under-way': 'outageDesk.need.under-way',
  planned: 'outageDesk.need.planned',
} as const satisfies Readonly<Record<StormNeed, PlainTextCode>>;

interface StormProps {
  readonly outages: readonly ShownOutage[];
  readonly onDone: (said: string) => void;
}

/** Many outages by what they want, each with what is done most at hand (office-164). */
export function Storm({ outages, onDone }: StormProps) {
  const text = useText();
  const now = useLocalNow();
  return byStormNeed(outages, now).map(({ need, outages: ofNeed }) => (
    <Section key={need} title={text(needWords[need])} count={ofNeed.length}>
      <ul className="lines outage__lines">
        {ofNeed.map((one) => (
          <StormLine key={one.outageNumber} outage={one} onDone={onDone} />
        ))}
      </ul>
    </Section>
  ));
}

/** Estimates are moved by so many minutes. */
const steps = [
  [30, 'outageDesk.form.later.30'],
  [60, 'outageDesk.form.later.60'],
] as const;

function StormLine({ outage, onDone }: { outage: ShownOutage; onDone: (said: string) => void }) {
  const text = useText();
  const now = useLocalNow();
  const look = useLookAgain();
  const mayNot = useMayNot('outages.change');
  const {
    outageNumber,
    version,
    description,
    startedAt,
    places,
    feeders,
    estimatedTimeOfRestoration: estimate,
  } = outage;
  const sent = useSend(
    (minutes: number) => {
      const said = { ...saidOf(outage), estimatedTimeOfRestoration: laterBy(estimate, minutes, now) };
      const body = { ...said, version, adds: noPlaces, removesFeeders: [] };
      return changeOutage({ params: { outageNumber }, body }).finally(() => look(outageNumber));
    },
    () => onDone(`${outageNumber}: ${text('outageDesk.saved')}`),
  );
  return (
    <li className="outage__storm">
      <p className="outage__line">
        <OfficeLink to="outage" parts={{ outageNumber }} className="outage__name">
          <b>{outageNumber}</b> {description}
        </OfficeLink>
        <small>
          {[feeders.join(', '), text('outageDesk.line.off', { places, since: shownTime(startedAt, now) })].join(' · ')}
        </small>
        <OutageMarks outage={outage} />
      </p>
      {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
      {mayNot === undefined && (
        <fieldset className="acts outage__quick">
          <legend className="vh">{outageNumber}</legend>
          {steps.map(([minutes, label]) => (
            <Button
              key={minutes}
              kind="secondary"
              size="s"
              busy={sent.isPending}
              onClick={() => void sent.send(minutes)}
            >
              {`+ ${text(label)}`}
            </Button>
          ))}
          <EndOutage outage={outage} size="s" onDone={onDone} />
        </fieldset>
      )}
    </li>
  );
}
