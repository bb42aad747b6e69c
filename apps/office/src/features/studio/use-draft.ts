import type { DraftEdit, SettingValue } from '@rochdale/domain/website/studio/draft';
import { isAskedByPage } from '@rochdale/ui/state/asked-by-page.ts';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError } from '../../lib/calls.ts';
import { type Studio, saveDraft, seeStudio, studioKey } from './studio-calls.ts';

type Language = DraftEdit['language'];
type ValueOf = (key: string, language?: Language) => SettingValue;
type Typed = ReadonlyMap<string, DraftEdit>;

/** How long nobody must have typed before the draft is saved by itself. */
const restMs = 700;

/** The draft as it is being edited: what is saved, with what was typed since on top. */
export interface EditedDraft {
  readonly studio: Studio;
  /** What a setting says: as it was typed last, else as the draft says. */
  readonly valueOf: ValueOf;
  readonly change: (key: string, language: Language, value: SettingValue) => void;
  /** Changes settings by what they say once it is done, not when it was begun. */
  readonly changeBy: (edits: (said: ValueOf) => readonly DraftEdit[]) => void;
  /** How many settings were typed and are not saved yet. */
  readonly unsaved: number;
  readonly save: () => void;
  readonly isSaving: boolean;
  /** Why what was typed could not be saved; it is still there. */
  readonly error: Error | undefined;
  /** Whether somebody else changed the draft meanwhile. */
  readonly isStale: boolean;
  /** Fetches the draft as it is now, under what was typed. */
  readonly load: () => void;
  /** Counts what was saved or fetched, so that the preview can follow. */
  readonly shown: string;
}

const nameOf = (key: string, language: Language): string => `${language ?? ''}:${key}`;

const valuesIn =
  (studio: Studio | undefined, typed: Typed): ValueOf =>
  (key, language = null) => {
    const edit = typed.get(nameOf(key, language));
    if (edit) return edit.value;
    return studio?.fields.find((one) => one.key === key && one.language === language)?.draft ?? null;
  };

/** The draft and its saving: by itself once nobody types, or when one asks for it (office-170). */
export function useDraft() {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Typed>(new Map());
  const isIdle = typed.size === 0;
  const query = useQuery({
    queryKey: studioKey,
    queryFn: (asking) => seeStudio({}, isAskedByPage(asking)),
    // Whoever types saves over what they have seen, and hears of what somebody else changed.
    refetchInterval: isIdle ? 15_000 : false,
    refetchOnWindowFocus: isIdle,
  });
  const revision = query.data?.revision;
  const sent = useSend(
    async (edits: readonly DraftEdit[]) => ({
      edits,
      answer: await saveDraft({ body: { revision: revision ?? 0, edits: [...edits] } }),
    }),
    ({ edits, answer }) => {
      queries.setQueryData(studioKey, answer);
      setTyped((now) => new Map([...now].filter(([, edit]) => !edits.includes(edit))));
    },
  );
  const { isPending, error, send } = sent;
  const save = () => void send([...typed.values()]);
  useEffect(() => {
    if (typed.size === 0 || isPending || error) return;
    const timer = setTimeout(() => void send([...typed.values()]), restMs);
    return () => clearTimeout(timer);
  }, [typed, isPending, error, send]);
  const changeBy: EditedDraft['changeBy'] = (edits) =>
    setTyped((now) => {
      const changed = edits(valuesIn(queries.getQueryData<Studio>(studioKey), now));
      return new Map([...now, ...changed.map((edit) => [nameOf(edit.key, edit.language), edit] as const)]);
    });
  const draftOf = (studio: Studio): EditedDraft => ({
    studio,
    valueOf: valuesIn(studio, typed),
    change: (key, language, value) => changeBy(() => [{ key, language, value }]),
    changeBy,
    unsaved: typed.size,
    save,
    isSaving: isPending,
    error,
    isStale: error instanceof CallError && error.status === 409,
    load: () => {
      sent.reset();
      void query.refetch();
    },
    shown: `${studio.revision}.${studio.version.number}`,
  });
  return { query, draftOf, forget: () => setTyped(new Map()) };
}
