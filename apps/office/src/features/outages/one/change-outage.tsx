import { isOver } from '@rochdale/domain/office/outages/outage-differences';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { CallError } from '../../../lib/calls.ts';
import { ReasonedAct } from '../../../parts/reasoned-act.tsx';
import { Section } from '../../../parts/section.tsx';
import { useHeldVersion } from '../../../parts/use-held-version.ts';
import { EndOutage } from '../end-outage.tsx';
import { OutageFields } from '../form/outage-fields.tsx';
import { PlacesFields } from '../form/places-fields.tsx';
import { useOutageForm } from '../form/use-outage-form.ts';
import { type Choices, changeOutage, reopenOutage, type SeenOutage, saidOf } from '../outages-calls.ts';
import { useLookAgain } from '../use-look-again.ts';
import { useMayNot } from '../use-may-not.ts';

interface ChangeOutageProps {
  readonly seen: SeenOutage;
  readonly choices: Choices;
  readonly onDone: (said: string) => void;
}

/** The form of one outage. Whoever was quicker is named, and what was typed stays (office-156). */
export function ChangeOutage({ seen, choices, onDone }: ChangeOutageProps) {
  const text = useText();
  const look = useLookAgain();
  const mayNot = useMayNot('outages.change');
  const { outage, parts } = seen;
  const { outageNumber } = outage;
  const form = useOutageForm(saidOf(outage));
  const { said, say, adds, removedFeeders: removesFeeders } = form;
  const held = useHeldVersion(outage.version);
  const reopening = useHeldVersion(outage.version);
  const sent = useSend(
    async () => {
      try {
        const changes = { ...said, adds, removesFeeders: [...removesFeeders] };
        return await held.act((version) => changeOutage({ params: { outageNumber }, body: { ...changes, version } }));
      } finally {
        await look(outageNumber);
      }
    },
    (saved) => {
      held.begin(saved.version);
      form.forgetPlaces();
      onDone(text('outageDesk.saved'));
    },
  );
  const errorOf = (field: string) =>
    sent.error instanceof CallError ? sent.error.fields.find((one) => one.field === field)?.message : undefined;
  return (
    <>
      <Section title={text('outageDesk.form')}>
        <div className="sec__b">
          {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
          <OutageFields said={said} say={say} choices={choices} errorOf={errorOf} />
        </div>
      </Section>
      <Section title={text('outageDesk.form.places')}>
        <div className="sec__b">
          <PlacesFields form={form} choices={choices} parts={parts} error={errorOf('places')} />
          <div className="acts acts--end foot-acts outage__foot">
            {isOver(outage) ? (
              <ReasonedAct
                label={text('outageDesk.reopen')}
                title={text('outageDesk.reopen')}
                needs="outages.change"
                onOpen={() => reopening.begin()}
                act={async (reason) => {
                  const params = { outageNumber };
                  await reopening
                    .act((version) => reopenOutage({ params, body: { version, reason } }))
                    .finally(() => look(outageNumber));
                  onDone(text('outageDesk.saved'));
                }}
              >
                <p>{text('outageDesk.reopen.words')}</p>
              </ReasonedAct>
            ) : (
              <EndOutage outage={outage} onDone={onDone} />
            )}
            <Button busy={sent.isPending} disabledReason={mayNot} onClick={() => void sent.send(undefined)}>
              {text('outageDesk.save')}
            </Button>
          </div>
        </div>
      </Section>
    </>
  );
}
