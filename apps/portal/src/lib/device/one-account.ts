import { keepStored } from './storage.ts';

/** How high the place of the switcher is that shows a single account, which a line says. */
const height = '45px';
const property = '--switcher';

/** Runs before first paint: the place of the switcher is as high as last time. Stands inline in the page. */
export const oneAccountScript = `try{if(localStorage.getItem('rochdale.oneAccount'))document.documentElement.style.setProperty('${property}','${height}')}catch(e){}`;

/** Remembers on this device whether its member has a single account. */
export function rememberOneAccount(isOne: boolean): void {
  keepStored('oneAccount', isOne ? 'yes' : null);
  document.documentElement.style.setProperty(property, isOne ? height : null);
}
