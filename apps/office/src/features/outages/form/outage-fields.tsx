import { crewStates } from '@rochdale/domain/office/outages/crew-state';
import { longestCrew } from '@rochdale/domain/office/outages/outage-form';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { crewWords } from '../outage-marks.tsx';
import type { Choices, SaidOfOutage } from '../outages-calls.ts';
import { DescriptionField } from './description-field.tsx';
import { EstimateField } from './estimate-field.tsx';

interface OutageFieldsProps {
  readonly said: SaidOfOutage;
  readonly say: (changed: Partial<SaidOfOutage>) => void;
  readonly choices: Choices;
  readonly errorOf: (field: string) => string | undefined;
}

/** What is said of an outage, field by field. */
export function OutageFields({ said, say, choices, errorOf }: OutageFieldsProps) {
  const text = useText();
  const causes = choices.causes.map(({ en }) => en);
  return (
    <div className="outage__fields">
      <EstimateField
        estimate={said.estimatedTimeOfRestoration}
        error={errorOf('estimatedTimeOfRestoration')}
        onChange={(estimatedTimeOfRestoration) => say({ estimatedTimeOfRestoration })}
      />
      <DescriptionField said={said} say={say} choices={choices} errorOf={errorOf} />
      <SelectField
        label={text('outageDesk.form.cause')}
        placeholder={text('outageDesk.form.cause.none')}
        error={errorOf('cause')}
        value={said.cause ?? ''}
        options={[...new Set([...causes, ...(said.cause === null ? [] : [said.cause])])].map((value) => ({
          value,
          label: value,
        }))}
        onChange={({ target: { value } }) =>
          say({ cause: value || null, causeEs: choices.causes.find(({ en }) => en === value)?.es ?? null })
        }
      />
      <SelectField
        label={text('outageDesk.form.crewState')}
        placeholder={text('outageDesk.form.choose')}
        value={said.crewState}
        options={crewStates.map((value) => ({ value, label: text(crewWords[value]) }))}
        onChange={({ target: { value } }) => {
          const crewState = crewStates.find((one) => one === value);
          if (crewState) say({ crewState });
        }}
      />
      <TextField
        label={text('outageDesk.form.crew')}
        error={errorOf('crew')}
        optional
        value={said.crew ?? ''}
        maxLength={longestCrew}
        autoComplete="off"
        onChange={(event) => say({ crew: event.target.value || null })}
      />
      <TextField
        label={text('outageDesk.form.startedAt')}
        type="datetime-local"
        error={errorOf('startedAt')}
        value={said.startedAt}
        onChange={(event) => event.target.value !== '' && say({ startedAt: event.target.value })}
      />
    </div>
  );
}
