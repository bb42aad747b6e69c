import {
  changed,
  entriesOf,
  type MenuPlace,
  menuOf,
  mostMenuLevels,
  type StudioMenuEntry,
  titled,
  withEntries,
} from '@rochdale/domain/website/studio/menu-entries';
import { moved, removed } from '@rochdale/domain/website/studio/ordered-list';
import { menuKey } from '@rochdale/domain/website/studio/studio-fields';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { EntryAct } from './entry-act.tsx';
import { problemOf } from './setting-field.tsx';
import type { EditedDraft } from './use-draft.ts';

/** The co-op's own menu, entry by entry, in both languages (office-175). */
export function MenuSettings({ draft }: { draft: EditedDraft }) {
  const text = useText();
  const entries = entriesOf(draft.valueOf(menuKey), draft.valueOf(menuKey, 'es'));
  const change = (next: readonly StudioMenuEntry[]): void => {
    draft.change(menuKey, null, menuOf(next, 'en'));
    draft.change(menuKey, 'es', menuOf(next, 'es'));
  };
  const fresh = text('studio.menu.new');
  const added: StudioMenuEntry = { title: fresh, spanish: fresh, link: '', isMega: false, below: [] };
  const problem = problemOf(draft, menuKey);
  return (
    <div className="stack-s">
      <p className="muted">{text('studio.menu.note')}</p>
      {problem !== undefined && <p className="err">{problem}</p>}
      {entries.length === 0 && <p>{text('studio.menu.none')}</p>}
      <EntryList entries={entries} all={entries} place={[]} added={added} change={change} />
      <Button kind="secondary" size="s" onClick={() => change([...entries, added])}>
        {text('studio.menu.add')}
      </Button>
    </div>
  );
}

interface EntryProps {
  readonly all: readonly StudioMenuEntry[];
  readonly place: MenuPlace;
  /** What a new entry begins as. */
  readonly added: StudioMenuEntry;
  readonly change: (next: readonly StudioMenuEntry[]) => void;
}

function EntryList({ entries, place, ...rest }: EntryProps & { readonly entries: readonly StudioMenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ol className="studio__menu">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is what stands at its place; its words change as one types
        <li key={index}>
          <Entry entry={entry} place={[...place, index]} {...rest} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry, all, place, added, change }: EntryProps & { readonly entry: StudioMenuEntry }) {
  const text = useText();
  const { title } = entry;
  const apply = (how: Parameters<typeof withEntries>[2]) => change(withEntries(all, place, how));
  const spoken = (language: 'en' | 'es') =>
    text('studio.menu.title', { language: text(language === 'en' ? 'studio.language.en' : 'studio.language.es') });
  return (
    <>
      <fieldset className="studio__entry form">
        <legend className="vh">{text('studio.menu.entry', { title })}</legend>
        <TextField label={spoken('en')} value={title} onChange={(event) => apply(titled(event.target.value))} />
        <TextField
          label={spoken('es')}
          lang="es"
          value={entry.spanish}
          onChange={(event) => apply(changed({ spanish: event.target.value }))}
        />
        <TextField
          label={text('studio.menu.link')}
          hint={text('studio.menu.link.hint')}
          value={entry.link}
          onChange={(event) => apply(changed({ link: event.target.value.trim() }))}
        />
        <div className="acts">
          <EntryAct label={text('studio.menu.up', { title })} onClick={() => apply(moved(-1))}>
            ↑
          </EntryAct>
          <EntryAct label={text('studio.menu.down', { title })} onClick={() => apply(moved(1))}>
            ↓
          </EntryAct>
          {place.length < mostMenuLevels && (
            <EntryAct
              label={text('studio.menu.addBelow', { title })}
              onClick={() => apply(changed({ below: [...entry.below, added] }))}
            >
              +
            </EntryAct>
          )}
          <EntryAct label={text('studio.menu.remove', { title })} onClick={() => apply(removed)}>
            ×
          </EntryAct>
        </div>
      </fieldset>
      <EntryList entries={entry.below} all={all} place={place} added={added} change={change} />
    </>
  );
}
