import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { isStudioTab, studioTabs } from '@rochdale/domain/website/studio/studio-fields';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Tabs } from '@rochdale/ui/steps/tabs.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useQueryTexts } from '../../lib/address.ts';
import { useMomentText } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { ChangesTable } from './changes-table.tsx';
import { Preview } from './preview.tsx';
import { PublishBar } from './publish-bar.tsx';
import { SettingSections } from './setting-sections.tsx';
import type { Studio } from './studio-calls.ts';
import { type EditedDraft, useDraft } from './use-draft.ts';
import './studio.css';

const tabWords = {
  look: 'studio.tab.look',
  words: 'studio.tab.words',
  features: 'studio.tab.features',
  menu: 'studio.tab.menu',
  documents: 'studio.tab.documents',
  limits: 'studio.tab.limits',
} as const satisfies Readonly<Record<(typeof studioTabs)[number], PlainTextCode>>;

/** The co-op's site as a draft, beside the portal as it would be (office-169 to office-175). */
export function Page() {
  const text = useText();
  const { query, draftOf, forget } = useDraft();
  const [done, setDone] = useState<string>();
  const [failed, setFailed] = useState<Error>();
  const draft = query.data && draftOf(query.data);
  const end = (said: string): void => {
    setFailed(undefined);
    setDone(said);
  };
  return (
    <>
      <PageHead
        title={text('studio.title')}
        lead={draft && <Lead studio={draft.studio} />}
        actions={draft && <PublishBar draft={draft} onDone={end} onFailed={setFailed} onDiscarded={forget} />}
      />
      {done !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        </div>
      )}
      {failed && (
        <div className="pad pad--under-head">
          <Alert kind="danger" onDismiss={() => setFailed(undefined)}>
            {failed.message}
          </Alert>
        </div>
      )}
      <PartLoaded query={{ ...query, data: draft }} rows={8}>
        {(loaded) => <Edited draft={loaded} />}
      </PartLoaded>
    </>
  );
}

/** How the draft stands, and what members see. */
function Lead({ studio: { saved, version } }: { studio: Studio }) {
  const text = useText();
  const written = useMomentText();
  const members = useVersionName(version.number, version.at);
  if (saved === null) return text('studio.lead.none', { version: members });
  return text('studio.lead.draft', { time: written(saved.at), name: saved.by, version: members });
}

/** A version as sentences name it. */
function useVersionName(number: number, at: string | null): string {
  const text = useText();
  const written = useMomentText();
  return at === null ? text('studio.version.folder') : text('studio.version', { version: number, time: written(at) });
}

function Edited({ draft }: { draft: EditedDraft }) {
  const text = useText();
  const [{ tab: asked = '' }, show] = useQueryTexts();
  const tab = isStudioTab(asked) ? asked : 'look';
  const { studio } = draft;
  const version = useVersionName(studio.version.number, studio.version.at);
  return (
    <Tabs
      label={text('studio.tabs')}
      tabs={studioTabs.map((name) => ({ name, label: text(tabWords[name]) }))}
      current={tab}
      onChange={(name) => show({ tab: name === 'look' ? '' : name })}
      frame={(tabs) => <div className="tools tools--tabs">{tabs}</div>}
    >
      <div className="split split--list">
        <div className="studio__settings">
          <Unsaved draft={draft} />
          <SettingSections tab={tab} draft={draft} />
        </div>
        <div className="studio__shown">
          <Preview shown={draft.shown} />
          <Section title={text('studio.changes', { version })} count={studio.differences.length}>
            <Problems studio={studio} />
            {studio.differences.length === 0 ? (
              <p className="pad">{text('studio.changes.none')}</p>
            ) : (
              <ChangesTable
                caption={text('studio.changes', { version })}
                before={text('studio.changes.published')}
                after={text('studio.changes.draft')}
                differences={studio.differences}
              />
            )}
            <p className="pad muted">{text('studio.changes.note')}</p>
          </Section>
        </div>
      </div>
    </Tabs>
  );
}

/** What keeps the draft from being published, in the words of `coop site check`. */
function Problems({ studio: { problems } }: { studio: Studio }) {
  const text = useText();
  if (problems.length === 0) return null;
  return (
    <div className="pad">
      <Alert kind="warning">
        <b>{text('studio.problems')}</b>
        <ul>
          {problems.map(({ key, reason }) => (
            <li key={`${key} ${reason}`}>{key === null ? reason : `${key}: ${reason}`}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** What was typed and is not saved, and why not. */
function Unsaved({ draft: { unsaved, isSaving, error, isStale, save, load } }: { draft: EditedDraft }) {
  const text = useText();
  if (error === undefined && unsaved === 0) return null;
  return (
    <div className="pad stack-s">
      {error && (
        <Alert
          kind="danger"
          action={
            isStale && (
              <Button kind="secondary" size="s" onClick={load}>
                {text('studio.stale.load')}
              </Button>
            )
          }
        >
          {error.message}
        </Alert>
      )}
      <div className="acts">
        <span className="muted">{text('studio.unsaved', { count: unsaved })}</span>
        <Button kind="secondary" size="s" busy={isSaving} onClick={save}>
          {text('studio.save')}
        </Button>
      </div>
    </div>
  );
}
