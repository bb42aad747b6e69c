import { announcementFacts, type WordsByLanguage } from '@rochdale/domain/communications/announcements/announcement';
import { type LanguageName, languageNames, languages } from '@rochdale/domain/texts/languages';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { Segment } from '@rochdale/ui/steps/segment.tsx';
import { useText } from '@rochdale/ui/text/text.ts';

interface WordsFormProps {
  readonly words: WordsByLanguage;
  readonly language: LanguageName;
  readonly onLanguage: (language: LanguageName) => void;
  readonly onChange: (words: WordsByLanguage) => void;
  /** What is wrong, by field: `es.short`. */
  readonly faults: ReadonlyMap<string, string>;
}

const names = announcementFacts.map((name) => `{${name}}`).join(' ');

/** What members read, in one language at a time (office-146). */
export function WordsForm({ words, language, onLanguage, onChange, faults }: WordsFormProps) {
  const text = useText();
  const own = words[language];
  const change = (part: keyof typeof own) => (event: { target: { value: string } }) =>
    onChange({ ...words, [language]: { ...own, [part]: event.target.value } });
  const common = { lang: language, autoComplete: 'off', required: true } as const;
  return (
    <>
      <Segment
        label={text('announcing.words.language')}
        isLabelHidden
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={onLanguage}
      />
      <TextField
        {...common}
        label={text('announcing.words.subject')}
        error={faults.get(`${language}.subject`)}
        value={own.subject}
        onChange={change('subject')}
      />
      <TextAreaField
        {...common}
        label={text('announcing.words.text')}
        hint={text('announcing.words.text.hint', { names })}
        error={faults.get(`${language}.text`)}
        rows={6}
        value={own.text}
        onChange={change('text')}
      />
      <TextAreaField
        {...common}
        label={text('announcing.words.short')}
        hint={text('announcing.words.short.hint')}
        error={faults.get(`${language}.short`)}
        rows={2}
        value={own.short}
        onChange={change('short')}
      />
    </>
  );
}
