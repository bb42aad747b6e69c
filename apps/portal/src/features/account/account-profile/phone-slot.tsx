import { deletedSlot, extensionMaxLength, slotWithType } from '@rochdale/domain/account/account-profile/phones';
import type { ContactPhone } from '@rochdale/domain/account/account-profile/profile';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { upToDigits } from '@rochdale/ui/form/fields.ts';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import trash from 'lucide-static/icons/trash-2.svg?inner';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import type { AccountProfile } from './use-profile.ts';
import type { ProfileEditor } from './use-profile-editor.ts';

interface PhoneSlotProps {
  readonly place: number;
  readonly slot: ContactPhone;
  readonly types: AccountProfile['phoneTypes'];
  readonly editor: ProfileEditor;
}

/** One phone with its type and extension. Delete empties it and marks it; a type chosen undoes that (account-72). */
export function PhoneSlot({ place, slot, types, editor }: PhoneSlotProps) {
  const text = useText();
  const number = place + 1;
  const isFilled = slot.phoneNumber !== '' || slot.eCommunicationId !== '' || slot.extension !== '';
  const change = (part: Partial<ContactPhone>) => editor.changePhone(place, { ...slot, ...part });
  return (
    <fieldset className="profile-phone">
      <legend className="label">{text('accountProfile.phone', { place: number })}</legend>
      <SelectField
        id={`phoneType-${place}`}
        label={text('accountProfile.phoneType')}
        placeholder={text('accountProfile.phoneType.choose')}
        value={slot.eCommunicationId}
        error={editor.errorOf(`phoneType-${place}`)}
        options={types.map((type) => ({ value: type.eCommunicationId, label: inPageLanguage(type.description) }))}
        onChange={(event) => editor.changePhone(place, slotWithType(slot, event.target.value))}
      />
      <TextField
        id={`phoneNumber-${place}`}
        label={text('accountProfile.phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={slot.phoneNumber}
        error={editor.errorOf(`phoneNumber-${place}`)}
        onChange={(event) => change({ phoneNumber: formatPhone(event.target.value), isDelete: false })}
      />
      <TextField
        id={`extension-${place}`}
        label={text('accountProfile.extension')}
        optional
        inputMode="numeric"
        autoComplete="tel-extension"
        value={slot.extension}
        error={editor.errorOf(`extension-${place}`)}
        onChange={(event) => change({ extension: upToDigits(extensionMaxLength)(event.target.value) })}
      />
      {isFilled && (
        <button
          type="button"
          className="icon-btn"
          aria-label={text('accountProfile.delete', { place: number })}
          onClick={() => {
            editor.changePhone(place, deletedSlot(slot));
            editor.focus(`phoneType-${place}`);
          }}
        >
          <Icon drawing={trash} />
        </button>
      )}
      <p className="small muted profile-phone__note" role="status">
        {slot.isDelete && slot.eCommunicationDetailId !== '' && text('accountProfile.deleted', { place: number })}
      </p>
    </fieldset>
  );
}
