import type { ProfileSection } from '@rochdale/domain/account/account-profile/profile';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import pencil from 'lucide-static/icons/pencil.svg?inner';
import type { ReactNode } from 'react';
import type { ProfileEditor } from './use-profile-editor.ts';

interface SectionCardProps {
  readonly section: ProfileSection;
  readonly editor: ProfileEditor;
  /** The fields, in edit mode. */
  readonly fields: () => ReactNode;
  /** What stands there in view mode. */
  readonly children: ReactNode;
}

const editLabels = {
  name: 'accountProfile.edit.name',
  address: 'accountProfile.edit.address',
  phones: 'accountProfile.edit.phones',
} as const;
const titles = {
  name: 'accountProfile.name',
  address: 'accountProfile.address',
  phones: 'accountProfile.phones',
} as const;

/** One card of the profile: shown, or edited with Cancel and Save. Edit stands there where the co-op allows it. */
export function SectionCard({ section, editor, fields, children }: SectionCardProps) {
  const text = useText();
  const { failure, isSaving } = editor;
  const mayBegin = editor.allowed[section] && editor.section === undefined;
  const action = mayBegin && (
    <Button
      kind="secondary"
      size="s"
      id={`edit-${section}`}
      aria-label={text(editLabels[section])}
      onClick={() => editor.begin(section)}
    >
      <Icon drawing={pencil} />
      {text('accountProfile.edit')}
    </Button>
  );
  return (
    <Card title={text(titles[section])} action={action}>
      <div className="card__body">
        {editor.section === section ? (
          <form className="form" method="post" noValidate onSubmit={editor.submit}>
            {failure !== undefined && <Alert kind="danger">{failure}</Alert>}
            {fields()}
            <div className="actions actions--between">
              <Button kind="ghost" onClick={editor.cancel} disabled={isSaving}>
                {text('accountProfile.cancel')}
              </Button>
              <Button type="submit" id="save" busy={isSaving}>
                {text('accountProfile.save')}
              </Button>
            </div>
          </form>
        ) : (
          children
        )}
      </div>
    </Card>
  );
}
