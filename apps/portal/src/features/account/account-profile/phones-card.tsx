import { emptySlot } from '@rochdale/domain/account/account-profile/phones';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { useText } from '@rochdale/ui/text/text.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { PhoneSlot } from './phone-slot.tsx';
import { SectionCard } from './section-card.tsx';
import type { AccountProfile } from './use-profile.ts';
import type { ProfileEditor } from './use-profile-editor.ts';

const places = [0, 1, 2] as const;

/** Up to three phones (account-71). */
export function PhonesCard({ profile, editor }: { profile: AccountProfile; editor: ProfileEditor }) {
  const text = useText();
  const { contactPhones } = profile;
  return (
    <SectionCard
      section="phones"
      editor={editor}
      fields={() =>
        places.map((place) => (
          <PhoneSlot
            key={place}
            place={place}
            slot={editor.form?.contactPhones[place] ?? emptySlot}
            types={profile.phoneTypes}
            editor={editor}
          />
        ))
      }
    >
      {contactPhones.length === 0 ? (
        <p className="muted">{text('accountProfile.noPhones')}</p>
      ) : (
        <ul className="profile-phones">
          {contactPhones.map((phone) => (
            <li key={phone.eCommunicationDetailId}>
              <span className="muted">{inPageLanguage(phone.eCommunicationDescription)}</span>
              <span className="num">
                {formatPhone(phone.phoneNumber)}
                {phone.extension !== '' && ` ${text('accountProfile.extensionShown', { extension: phone.extension })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
