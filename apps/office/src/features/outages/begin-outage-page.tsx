import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGo, useQueryTexts } from '../../lib/address.ts';
import { CallError } from '../../lib/calls.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { OutageFields } from './form/outage-fields.tsx';
import { PlacesFields } from './form/places-fields.tsx';
import { useOutageForm } from './form/use-outage-form.ts';
import { useLocalNow } from './outage-time.ts';
import { beginOutage, type Choices, type ChosenReports, choicesKey, listChoices } from './outages-calls.ts';
import { chosenIn } from './reports/chosen-in-address.ts';
import { useLookAgain } from './use-look-again.ts';
import './outages.css';

/** A new outage, of places or of reports (office-155). */
export function Page() {
  const text = useText();
  const [query] = useQueryTexts();
  const choices = useQuery({ queryKey: choicesKey, queryFn: () => listChoices({}) });
  return (
    <>
      <PageHead
        title={text('outageDesk.begin.title')}
        lead={text('outageDesk.begin.lead')}
        crumbs={
          <OfficeLink to="outages" parts={{}}>
            {text('outageDesk.title')}
          </OfficeLink>
        }
      />
      <PartLoaded query={choices} rows={6}>
        {(found) => <Begin choices={found} reports={chosenIn(query)} />}
      </PartLoaded>
    </>
  );
}

function Begin({ choices, reports }: { choices: Choices; reports: ChosenReports | undefined }) {
  const text = useText();
  const go = useGo();
  const now = useLocalNow();
  const look = useLookAgain();
  // One number for what is sent, however often it is pressed.
  const [beginId] = useState(() => crypto.randomUUID());
  const [looking] = choices.descriptions;
  const form = useOutageForm({
    description: looking?.en ?? '',
    descriptionEs: looking?.es ?? null,
    cause: null,
    causeEs: null,
    startedAt: now,
    estimatedTimeOfRestoration: null,
    crew: null,
    crewState: 'none',
  });
  const { said, say, adds } = form;
  const sent = useSend(
    () => beginOutage({ body: { ...said, beginId, places: adds, ...(reports && { reports }) } }).finally(() => look()),
    ({ outageNumber }) => go('outage', { outageNumber }, { query: { begun: 'yes' }, replaces: true }),
  );
  const errorOf = (field: string) =>
    sent.error instanceof CallError ? sent.error.fields.find((one) => one.field === field)?.message : undefined;
  return (
    <>
      {sent.error && (
        <div className="pad">
          <Alert kind="danger">{sent.error.message}</Alert>
        </div>
      )}
      <Section title={text('outageDesk.form.places')}>
        <div className="sec__b">
          {reports && (
            <p className="outage__from">
              <FromReports reports={reports} />
            </p>
          )}
          <PlacesFields form={form} choices={choices} parts={[]} error={errorOf('places')} />
        </div>
      </Section>
      <Section title={text('outageDesk.form')}>
        <div className="sec__b">
          <OutageFields said={said} say={say} choices={choices} errorOf={errorOf} />
          <div className="acts acts--end foot-acts outage__foot">
            <Button kind="secondary" onClick={() => go('outages', {})}>
              {text('office.cancel')}
            </Button>
            <Button busy={sent.isPending} onClick={() => void sent.send(undefined)}>
              {text('outageDesk.begin.do')}
            </Button>
          </div>
        </div>
      </Section>
    </>
  );
}

/** Which reports an outage is begun from, in words. */
function FromReports({ reports }: { reports: ChosenReports }) {
  const text = useText();
  if ('reportNumbers' in reports) return text('outageDesk.begin.fromChosen', { count: reports.reportNumbers.length });
  const { feeder } = reports;
  return feeder === null ? text('outageDesk.begin.fromNoFeeder') : text('outageDesk.begin.fromGroup', { feeder });
}
