import { addressMaxLengths, cleanCity } from '@rochdale/domain/account/account-profile/address';
import type { MailingAddress } from '@rochdale/domain/account/account-profile/profile';
import { statesIn } from '@rochdale/domain/account/account-profile/states';
import { formatZip } from '@rochdale/domain/typed-formats';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { digitsOnly } from '@rochdale/ui/form/fields.ts';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { pageLanguage, useText } from '@rochdale/ui/text/text.ts';
import { SectionCard } from './section-card.tsx';
import type { AccountProfile } from './use-profile.ts';
import type { ProfileEditor } from './use-profile-editor.ts';

/** The account's mailing address (account-68). */
export function AddressCard({ profile, editor }: { profile: AccountProfile; editor: ProfileEditor }) {
  const text = useText();
  return (
    <SectionCard section="address" editor={editor} fields={() => <AddressFields editor={editor} />}>
      {profile.streetName === '' ? (
        <p className="muted">{text('accountProfile.noAddress')}</p>
      ) : (
        <address className="profile-address">
          {streetLine(profile)}
          <br />
          {profile.city}, {profile.state} {formatZip(profile.zip)}
        </address>
      )}
    </SectionCard>
  );
}

const streetLine = ({ streetNumber, streetName, streetType, unit }: MailingAddress): string =>
  [streetNumber, streetName, streetType, unit].filter(Boolean).join(' ');

const asTyped = (value: string): string => value;

function AddressFields({ editor }: { editor: ProfileEditor }) {
  const text = useText();
  const bind = (field: keyof MailingAddress, clean = asTyped) => ({
    id: field,
    value: editor.form?.[field] ?? '',
    error: editor.errorOf(field),
    maxLength: addressMaxLengths[field],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      editor.change({ [field]: clean(event.target.value) }),
  });
  const { maxLength: _, ...state } = bind('state');
  return (
    <div className="form profile-address-fields">
      <TextField
        {...bind('streetNumber', (value) => digitsOnly(value))}
        label={text('accountProfile.streetNumber')}
        inputMode="numeric"
      />
      <TextField {...bind('streetName')} label={text('accountProfile.streetName')} />
      <TextField {...bind('streetType')} label={text('accountProfile.streetType')} optional />
      <TextField {...bind('unit')} label={text('accountProfile.unit')} optional />
      <TextField {...bind('city', cleanCity)} label={text('accountProfile.city')} autoComplete="address-level2" />
      <SelectField
        {...state}
        label={text('accountProfile.state')}
        placeholder={text('accountProfile.state.choose')}
        autoComplete="address-level1"
        options={statesIn(pageLanguage())}
      />
      <TextField
        {...bind('zip', formatZip)}
        label={text('accountProfile.zip')}
        inputMode="numeric"
        autoComplete="postal-code"
      />
    </div>
  );
}
