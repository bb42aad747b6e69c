import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { type StudioTab, studioSections } from '@rochdale/domain/website/studio/studio-fields';
import { useText } from '@rochdale/ui/text/text.ts';
import { Section } from '../../parts/section.tsx';
import { ColorSettings } from './color-settings.tsx';
import { DocumentSettings } from './document-settings.tsx';
import { MenuSettings } from './menu-settings.tsx';
import { SettingField } from './setting-field.tsx';
import type { EditedDraft } from './use-draft.ts';

/** What is said above the fields of a section. */
const notes: Partial<Record<PlainTextCode, PlainTextCode>> = {
  'studio.section.agreements': 'studio.agreements.note',
  'studio.section.features': 'studio.features.note',
};

/** The settings of a tab, section by section. */
export function SettingSections({ tab, draft }: { tab: StudioTab; draft: EditedDraft }) {
  const text = useText();
  return studioSections
    .filter((section) => section.tab === tab)
    .map(({ title, fields }) => {
      if (title === 'studio.section.colors') return <ColorSettings key={title} draft={draft} />;
      const note = notes[title];
      return (
        <Section key={title} title={text(title)}>
          <div className="sec__b form">
            {note !== undefined && <p className="muted">{text(note)}</p>}
            {fields.map((field) => (
              <SettingField key={field.key} field={field} draft={draft} />
            ))}
            {title === 'studio.section.menu' && <MenuSettings draft={draft} />}
            {title === 'studio.section.documents' && <DocumentSettings draft={draft} />}
          </div>
        </Section>
      );
    });
}
