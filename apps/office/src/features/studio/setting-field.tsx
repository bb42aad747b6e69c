import type { StudioField } from '@rochdale/domain/website/studio/studio-fields';
import { yesNoOf } from '@rochdale/domain/yes-no';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { Switch } from '@rochdale/ui/form/switch.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { settingName, typedText, typedValue } from './setting-texts.ts';
import type { EditedDraft } from './use-draft.ts';

interface SettingFieldProps {
  readonly field: StudioField;
  readonly draft: EditedDraft;
}

/** A setting of the draft, in each language that it is said in. */
export function SettingField({ field, draft }: SettingFieldProps) {
  if (field.kind === 'flag' || field.kind === 'switch') return <SwitchSetting field={field} draft={draft} />;
  return (
    <>
      <TextSetting field={field} draft={draft} language={null} />
      {field.isSpoken && <TextSetting field={field} draft={draft} language="es" />}
    </>
  );
}

function SwitchSetting({ field: { key, kind, label }, draft }: SettingFieldProps) {
  const text = useText();
  const written = (isOn: boolean) => (kind === 'flag' ? yesNoOf(isOn) : isOn);
  const isOn = draft.valueOf(key) === written(true);
  const problem = problemOf(draft, key);
  return (
    <div className="field studio__switch">
      <span aria-hidden="true">{text(label)}</span>
      <Switch
        label={text(label)}
        state={text(isOn ? 'studio.on' : 'studio.off')}
        checked={isOn}
        onChange={(event) => draft.change(key, null, written(event.target.checked))}
      />
      {problem !== undefined && <p className="err">{problem}</p>}
    </div>
  );
}

function TextSetting({ field, draft, language }: SettingFieldProps & { readonly language: 'es' | null }) {
  const text = useText();
  const { key, kind } = field;
  const said = typedText(draft.valueOf(key, language));
  // What can't be saved yet stands here alone, until it can.
  const [unread, setUnread] = useState<string>();
  const onTyped = (typed: string): void => {
    const value = typedValue(kind, typed);
    setUnread(value === undefined ? typed : undefined);
    if (value !== undefined) draft.change(key, language, value);
  };
  const shown = {
    label: settingName(key, field.isSpoken ? language : null, text),
    error: unread === undefined ? problemOf(draft, key) : text('studio.number.shape'),
    value: unread ?? said,
    hint: hintOf(kind, said, text),
    lang: language === 'es' ? 'es' : 'en',
  };
  if (kind === 'text' || kind === 'lines')
    return (
      <TextAreaField {...shown} rows={kind === 'lines' ? 4 : 3} onChange={(event) => onTyped(event.target.value)} />
    );
  return <TextField {...shown} onChange={(event) => onTyped(event.target.value)} />;
}

const hintOf = (kind: StudioField['kind'], said: string, text: ReturnType<typeof useText>): string | undefined => {
  if (said === '') return text('studio.field.folder');
  return kind === 'lines' ? text('studio.lines.hint') : undefined;
};

/** Why the draft can't be published with a setting as it is saved. */
export const problemOf = ({ studio }: Pick<EditedDraft, 'studio'>, key: string): string | undefined =>
  studio.problems.find((problem) => problem.key === key || problem.key?.startsWith(`${key}.`))?.reason;
