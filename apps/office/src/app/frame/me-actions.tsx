import { keptLanguageText, languageCookie } from '@rochdale/domain/texts/kept-language';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { type ColourMode, colourModeIn, colourModes } from '@rochdale/ui/device/colour-mode.ts';
import { keepCookie } from '@rochdale/ui/device/cookie.ts';
import { pageLanguage, useText } from '@rochdale/ui/text/text.ts';
import { useId } from 'react';
import { useColourMode } from '../../lib/colour-mode.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { signOut } from '../../lib/session.ts';

const modeWords = {
  system: 'office.me.mode.system',
  light: 'office.me.mode.light',
  dark: 'office.me.mode.dark',
} as const satisfies Readonly<Record<ColourMode, PlainTextCode>>;

/** The own login, the office's language and colors here, and the way out. */
export function MeActions({ onDone }: { onDone: () => void }) {
  const text = useText();
  const id = useId();
  const [mode, setMode] = useColourMode();
  const switchLanguage = (): void => {
    const language = pageLanguage() === 'es' ? 'en' : 'es';
    keepCookie(languageCookie, keptLanguageText({ language, isChosen: true }));
    window.location.reload();
  };
  return (
    <ul className="me-actions">
      <li>
        <OfficeLink to="own-login" parts={{}} onClick={onDone}>
          {text('office.me.login')}
        </OfficeLink>
      </li>
      <li>
        <button type="button" lang={pageLanguage() === 'es' ? 'en' : 'es'} onClick={switchLanguage}>
          {text('office.me.language')}
        </button>
      </li>
      <li className="me-actions__mode">
        <label htmlFor={id}>{text('office.me.mode')}</label>
        <select id={id} className="select" value={mode} onChange={(event) => setMode(colourModeIn(event.target.value))}>
          {colourModes.map((one) => (
            <option key={one} value={one}>
              {text(modeWords[one])}
            </option>
          ))}
        </select>
      </li>
      <li>
        <button type="button" onClick={() => void signOut({}).finally(() => window.location.replace('/sign-in'))}>
          {text('office.me.signOut')}
        </button>
      </li>
    </ul>
  );
}
