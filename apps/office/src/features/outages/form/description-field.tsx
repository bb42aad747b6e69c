import { longestDescription } from '@rochdale/domain/office/outages/outage-form';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import type { Choices, SaidOfOutage } from '../outages-calls.ts';

interface DescriptionFieldProps {
  readonly said: SaidOfOutage;
  readonly say: (changed: Partial<SaidOfOutage>) => void;
  readonly choices: Choices;
  readonly errorOf: (field: string) => string | undefined;
}

/** What members read: a sentence at hand, which is there in both languages, or words of one's own. */
export function DescriptionField({ said, say, choices, errorOf }: DescriptionFieldProps) {
  const text = useText();
  const atHand = choices.descriptions.find(({ en }) => en === said.description);
  const [isOwn, setOwn] = useState(atHand === undefined && said.description !== '');
  const own = 'own';
  return (
    <>
      <SelectField
        label={text('outageDesk.form.description')}
        placeholder={text('outageDesk.form.choose')}
        error={isOwn ? undefined : errorOf('description')}
        required
        value={isOwn ? own : said.description}
        options={[
          ...choices.descriptions.map(({ en }) => ({ value: en, label: en })),
          { value: own, label: text('outageDesk.form.own') },
        ]}
        onChange={({ target: { value } }) => {
          setOwn(value === own);
          if (value === own) return;
          const chosen = choices.descriptions.find(({ en }) => en === value);
          say({ description: chosen?.en ?? '', descriptionEs: chosen?.es ?? null });
        }}
      />
      {isOwn ? (
        <>
          <TextField
            label={text('outageDesk.form.ownEnglish')}
            error={errorOf('description')}
            required
            lang="en"
            maxLength={longestDescription}
            value={said.description}
            onChange={(event) => say({ description: event.target.value })}
          />
          <TextField
            label={text('outageDesk.form.ownSpanish')}
            hint={text('outageDesk.form.ownSpanish.hint')}
            error={errorOf('descriptionEs')}
            lang="es"
            maxLength={longestDescription}
            value={said.descriptionEs ?? ''}
            onChange={(event) => say({ descriptionEs: event.target.value || null })}
          />
        </>
      ) : (
        said.descriptionEs !== null && (
          <p className="reads outage__spanish" lang="es">
            {said.descriptionEs}
          </p>
        )
      )}
    </>
  );
}
