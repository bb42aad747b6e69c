import { cleanCity } from '@rochdale/domain/account/account-profile/address';
import { statesIn } from '@rochdale/domain/account/account-profile/states';
import {
  type ApplicationField,
  applicationMaxLengths,
} from '@rochdale/domain/service/application-for-service/application';
import { formatZip } from '@rochdale/domain/typed-formats';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { pageLanguage, useText } from '@rochdale/ui/text/text.ts';
import type { Step } from './use-step.ts';

interface AddressFieldsProps {
  readonly legend: string;
  readonly names: Readonly<Record<'street' | 'unit' | 'city' | 'state' | 'zip', ApplicationField>>;
  /** What the browser tells this address from the other one by. */
  readonly section: string;
  readonly step: Step;
}

/** One of the two addresses. */
export function AddressFields({ legend, names, section, step }: AddressFieldsProps) {
  const text = useText();
  return (
    <fieldset className="application-address">
      <legend className="h3">{legend}</legend>
      <div className="form application-address__fields">
        <TextField
          {...step.bind(names.street)}
          label={text('applicationForService.street')}
          hint={text('applicationForService.street.hint')}
          autoComplete={`${section} street-address`}
          maxLength={applicationMaxLengths.street}
        />
        <TextField
          {...step.bind(names.unit)}
          label={text('applicationForService.unit')}
          optional
          autoComplete={`${section} address-line2`}
          maxLength={applicationMaxLengths.unit}
        />
        <TextField
          {...step.bind(names.city, cleanCity)}
          label={text('applicationForService.city')}
          autoComplete={`${section} address-level2`}
          maxLength={applicationMaxLengths.city}
        />
        <SelectField
          {...step.bind(names.state)}
          label={text('applicationForService.state')}
          placeholder={text('applicationForService.state.choose')}
          autoComplete={`${section} address-level1`}
          options={statesIn(pageLanguage())}
        />
        <TextField
          {...step.bind(names.zip, formatZip)}
          label={text('applicationForService.zip')}
          inputMode="numeric"
          autoComplete={`${section} postal-code`}
          maxLength={10}
        />
      </div>
    </fieldset>
  );
}
