import { nameFields } from '@rochdale/domain/account/account-profile/profile';
import { nameMaxLengths } from '@rochdale/domain/account/account-profile/profile-rules';
import { contactPersonOf, memberName } from '@rochdale/domain/account/members/member-name';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { SectionCard } from './section-card.tsx';
import type { AccountProfile } from './use-profile.ts';
import type { ProfileEditor } from './use-profile-editor.ts';

const labels = {
  firstName: 'accountProfile.firstName',
  middleName: 'accountProfile.middleName',
  lastName: 'accountProfile.lastName',
} as const;
const autoComplete = { firstName: 'given-name', middleName: 'additional-name', lastName: 'family-name' } as const;

/** The member's name (account-67). */
export function NameCard({ profile, editor }: { profile: AccountProfile; editor: ProfileEditor }) {
  const text = useText();
  const contactPerson = contactPersonOf(profile);
  return (
    <SectionCard
      section="name"
      editor={editor}
      fields={() => (
        <div className="form profile-name">
          {nameFields.map((field) => (
            <TextField
              key={field}
              id={field}
              label={text(labels[field])}
              optional={field !== 'firstName'}
              value={editor.form?.[field] ?? ''}
              error={editor.errorOf(field)}
              maxLength={nameMaxLengths[field]}
              autoComplete={autoComplete[field]}
              onChange={(event) => editor.change({ [field]: event.target.value })}
            />
          ))}
        </div>
      )}
    >
      <p>{memberName(profile)}</p>
      {contactPerson !== '' && <p className="muted">{text('accountProfile.contactPerson', { name: contactPerson })}</p>}
    </SectionCard>
  );
}
