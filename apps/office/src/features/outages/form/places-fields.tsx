import { TextField } from '@rochdale/ui/form/field.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { Choices, SeenOutage } from '../outages-calls.ts';
import type { OutageForm } from './use-outage-form.ts';

interface PlacesFieldsProps {
  readonly form: OutageForm;
  readonly choices: Choices;
  /** The places that an outage has already. */
  readonly parts: SeenOutage['parts'];
  readonly error: string | undefined;
}

/** The places of an outage by feeder; feeders and accounts come, feeders go. */
export function PlacesFields({ form, choices, parts, error }: PlacesFieldsProps) {
  const text = useText();
  const { addedFeeders, removedFeeders, undoFeeder, removeFeeder, addFeeder } = form;
  return (
    <div className="outage__places">
      {(parts.length > 0 || addedFeeders.length > 0) && (
        <ul className="outage__parts" aria-label={text('outageDesk.form.places')}>
          {parts.map(({ feeder, off, of }) => (
            <li key={feeder ?? ''} className="chip">
              {feeder === null
                ? text('outageDesk.form.part.none', { off })
                : removedFeeders.includes(feeder)
                  ? text('outageDesk.form.removed', { feeder })
                  : text('outageDesk.form.part', { feeder, off, of })}
              {feeder !== null && (
                <Press
                  isUndo={removedFeeders.includes(feeder)}
                  feeder={feeder}
                  onPress={removedFeeders.includes(feeder) ? undoFeeder : removeFeeder}
                />
              )}
            </li>
          ))}
          {addedFeeders.map((feeder) => (
            <li key={`+${feeder}`} className="chip">
              {text('outageDesk.form.added', { feeder })} <Press isUndo feeder={feeder} onPress={undoFeeder} />
            </li>
          ))}
        </ul>
      )}
      <SelectField
        label={text('outageDesk.form.feeder')}
        placeholder={text('outageDesk.form.choose')}
        error={error}
        value=""
        options={choices.feeders
          .filter(({ feeder }) => !addedFeeders.includes(feeder))
          .map(({ feeder, places }) => ({
            value: feeder,
            label: text('outageDesk.form.feeder.option', { feeder, places }),
          }))}
        onChange={(event) => event.target.value !== '' && addFeeder(event.target.value)}
      />
      <TextField
        label={text('outageDesk.form.accounts')}
        hint={text('outageDesk.form.accounts.hint')}
        value={form.accounts}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => form.setAccounts(event.target.value)}
      />
    </div>
  );
}

interface PressProps {
  readonly isUndo: boolean;
  readonly feeder: string;
  readonly onPress: (feeder: string) => void;
}

function Press({ isUndo, feeder, onPress }: PressProps) {
  const text = useText();
  const label = text(isUndo ? 'outageDesk.form.undo' : 'outageDesk.form.remove', { feeder });
  return (
    <button type="button" className="outage__press" aria-label={label} title={label} onClick={() => onPress(feeder)}>
      {isUndo ? '↺' : '×'}
    </button>
  );
}
