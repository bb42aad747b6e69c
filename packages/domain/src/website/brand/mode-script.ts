/**
 * A script that runs before first paint: light or dark as is kept under a key on the device, else as the device is. Stands
 * inline in the page.
 */
export const modeScriptOf = (key: string): string =>
  `(function(){var m;try{m=localStorage.getItem('${key}')}catch(e){}if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.mode=m})()`;
