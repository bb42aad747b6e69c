import { useEffect } from 'react';
import { keepStored } from './storage.ts';
import { useStored } from './stored.ts';

export type ColourMode = 'light' | 'dark' | 'system';

/** Runs before first paint: the member's choice, else the system's. Stands inline in the page. */
export const modeScript = `(function(){var m;try{m=localStorage.getItem('rochdale.colourMode')}catch(e){}if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.mode=m})()`;

/** The member's choice and how to change it; the page follows, and follows the system where that is the choice. */
export function useColourMode(): [ColourMode, (mode: ColourMode) => void] {
  const stored = useStored('colourMode');
  const mode: ColourMode = stored === 'light' || stored === 'dark' ? stored : 'system';
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      document.documentElement.dataset.mode = mode === 'system' ? (system.matches ? 'dark' : 'light') : mode;
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [mode]);
  return [mode, (next) => keepStored('colourMode', next === 'system' ? null : next)];
}
