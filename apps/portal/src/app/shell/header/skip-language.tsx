import { languageNames, languages, localeOf, memberLanguage } from '@rochdale/domain/texts/languages';
import { pageLanguage, useText } from '@rochdale/ui/text/text.ts';
import { chooseLanguage } from '../../../lib/text/language.ts';

/** This page in the other language, beside the skip link: whoever does not read this one need not go through it. */
export default function SkipLanguage() {
  const others = languages.filter((language) => language !== memberLanguage(pageLanguage()));
  const text = useText();
  return (
    <section aria-label={text('shell.language')}>
      {others.map((language) => (
        // biome-ignore lint/correctness/noRestrictedElements: this page again
        <a
          key={language}
          className="skip-link"
          href={`${window.location.pathname}${window.location.search}`}
          lang={localeOf(language)}
          onClick={(event) => {
            event.preventDefault();
            void chooseLanguage(language);
          }}
        >
          {languageNames[language]}
        </a>
      ))}
    </section>
  );
}
