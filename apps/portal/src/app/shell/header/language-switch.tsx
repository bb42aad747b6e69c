import { languageNames, languages, localeOf } from '@rochdale/domain/texts/languages';
import { pageLanguage, useText } from '@rochdale/ui/text/text.ts';
import { lookingNow } from '../../../lib/session/looking.ts';
import { chooseLanguage } from '../../../lib/text/language.ts';
import './language-switch.css';

/** The portal's languages, each in its own name. A choice loads the page again, which nobody can who looks as a member. */
export function LanguageSwitch() {
  const text = useText();
  if (lookingNow()) return null;
  return (
    <fieldset className="language-switch">
      <legend className="vh">{text('shell.language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={localeOf(language)}
          aria-pressed={language === pageLanguage()}
          onClick={() => void chooseLanguage(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
