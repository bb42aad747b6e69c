import type { DraftEdit } from '@rochdale/domain/website/studio/draft';
import { documentsValue, listsOf, type StudioDocument } from '@rochdale/domain/website/studio/listed-documents';
import { moved, removed } from '@rochdale/domain/website/studio/ordered-list';
import { documentsKey } from '@rochdale/domain/website/studio/studio-fields';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { AddFile } from './add-file.tsx';
import { EntryAct } from './entry-act.tsx';
import { problemOf } from './setting-field.tsx';
import type { EditedDraft } from './use-draft.ts';

/** The lists of documents for members, in each language (office-184). */
export function DocumentSettings({ draft }: { draft: EditedDraft }) {
  const text = useText();
  const [isOwn, setOwn] = useState(false);
  const listsIn = (said: EditedDraft['valueOf']) => {
    const { english, spanish } = listsOf(said(documentsKey), said(documentsKey, 'es'));
    return { english, spanish: spanish ?? (isOwn ? english : null) };
  };
  const { english, spanish } = listsIn(draft.valueOf);
  const listed = (language: 'es' | null, list: readonly StudioDocument[] | null): DraftEdit => ({
    key: documentsKey,
    language,
    value: list && documentsValue(list),
  });
  // A list of its own stays what it is; without one the other language follows.
  const changeEnglish = (how: ListChange): void =>
    draft.changeBy((said) => {
      const now = listsIn(said);
      return [listed(null, how(now.english)), listed('es', now.spanish)];
    });
  const changeSpanish = (how: ListChange): void =>
    draft.changeBy((said) => {
      const now = listsIn(said);
      return [listed('es', how(now.spanish ?? now.english))];
    });
  const problem = problemOf(draft, documentsKey);
  return (
    <div className="stack-s">
      <p className="muted">{text('studio.documents.note')}</p>
      {problem !== undefined && <p className="err">{problem}</p>}
      <DocumentList language="en" documents={english} change={changeEnglish} />
      {spanish === null ? (
        <div className="acts">
          <span className="muted">{text('studio.documents.same')}</span>
          <Button kind="secondary" size="s" onClick={() => setOwn(true)}>
            {text('studio.documents.own')}
          </Button>
        </div>
      ) : (
        <DocumentList language="es" documents={spanish} change={changeSpanish} />
      )}
    </div>
  );
}

/** What becomes of a list, whatever it is by then: a file arrives late. */
type ListChange = (list: readonly StudioDocument[]) => readonly StudioDocument[];

interface DocumentListProps {
  readonly language: 'en' | 'es';
  readonly documents: readonly StudioDocument[];
  readonly change: (how: ListChange) => void;
}

function DocumentList({ language, documents, change }: DocumentListProps) {
  const text = useText();
  const spoken = text(language === 'en' ? 'studio.language.en' : 'studio.language.es');
  const added = (one: StudioDocument) => change((list) => [...list, one]);
  return (
    <section className="stack-s" aria-label={text('studio.documents.list', { language: spoken })}>
      <h3>{text('studio.documents.list', { language: spoken })}</h3>
      {documents.length === 0 && <p>{text('studio.documents.none')}</p>}
      {documents.length > 0 && (
        <ol className="studio__menu">
          {documents.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document is what stands at its place; its words change as one types
            <li key={index}>
              <DocumentEntry
                document={one}
                language={language}
                change={(next) => change((list) => list.map((other, at) => (at === index ? next : other)))}
                arrange={(how) => change((list) => how(list, index))}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="acts">
        <Button
          kind="secondary"
          size="s"
          onClick={() => added({ friendlyDescription: text('studio.documents.new'), url: 'https://' })}
        >
          {text('studio.documents.addLink')}
        </Button>
        <AddFile onAdded={added} />
      </div>
    </section>
  );
}

interface DocumentEntryProps {
  readonly document: StudioDocument;
  readonly language: 'en' | 'es';
  readonly change: (next: StudioDocument) => void;
  readonly arrange: (how: (list: readonly StudioDocument[], index: number) => readonly StudioDocument[]) => void;
}

function DocumentEntry({ document, language, change, arrange }: DocumentEntryProps) {
  const text = useText();
  const { friendlyDescription: title, url } = document;
  return (
    <fieldset className="studio__entry form">
      <legend className="vh">{text('studio.documents.entry', { title })}</legend>
      <TextField
        label={text('studio.documents.title')}
        lang={language}
        value={title}
        onChange={(event) => change({ ...document, friendlyDescription: event.target.value })}
      />
      {document.document === undefined ? (
        <TextField
          label={text('studio.documents.url')}
          value={url}
          onChange={(event) => change({ ...document, url: event.target.value.trim() })}
        />
      ) : (
        <p>{text('studio.documents.file', { name: url })}</p>
      )}
      <div className="acts">
        <EntryAct label={text('studio.menu.up', { title })} onClick={() => arrange(moved(-1))}>
          ↑
        </EntryAct>
        <EntryAct label={text('studio.menu.down', { title })} onClick={() => arrange(moved(1))}>
          ↓
        </EntryAct>
        <EntryAct label={text('studio.menu.remove', { title })} onClick={() => arrange(removed)}>
          ×
        </EntryAct>
      </div>
    </fieldset>
  );
}
