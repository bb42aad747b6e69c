import { isLanguageName, languageNames } from '@rochdale/domain/texts/languages';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { useText } from '@rochdale/ui/text/text.ts';
import { Section } from '../../parts/section.tsx';
import type { Member } from './members-calls.ts';

/** How a member is reached, as the billing system has it. */
export function Contacts({ member: { contactPerson, email, phones, language, isPlaceHidden } }: { member: Member }) {
  const text = useText();
  return (
    <Section title={text('members.contacts')}>
      <div className="sec__b">
        <dl className="pairs">
          {contactPerson !== '' && (
            <>
              <dt>{text('members.contactPerson')}</dt>
              <dd>{contactPerson}</dd>
            </>
          )}
          <dt>{text('members.email')}</dt>
          <dd>{email ?? '–'}</dd>
          {isPlaceHidden && (
            <>
              <dt>{text('members.phones')}</dt>
              <dd className="muted">{text('memberMarks.hidden')}</dd>
            </>
          )}
          {phones.map(({ phone, phoneType, extension }) => (
            <div key={phone} className="pairs__row">
              <dt>{phoneType}</dt>
              <dd>
                {formatPhone(phone)} {extension}
              </dd>
            </div>
          ))}
          <dt>{text('members.language')}</dt>
          <dd>{isLanguageName(language) ? languageNames[language] : languageNames.en}</dd>
        </dl>
      </div>
    </Section>
  );
}
