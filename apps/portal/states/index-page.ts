import { screenStates } from './states.ts';

/** How a state is looked at. */
export interface Look {
  readonly language: string;
  readonly scheme: string;
}

const languages = ['en', 'es'];
const schemes = ['light', 'dark'];

/** The list of every screen with its states. */
export function indexPage(look: Look): string {
  const looks = languages.flatMap((language) => schemes.map((scheme) => ({ language, scheme })));
  const rows = Object.entries(screenStates).map(([screen, states]) => {
    const links = Object.keys(states).map(
      (state) => `<a href="/dev/states?${parameters({ screen, state, ...look })}">${state}</a>`,
    );
    return `<tr><th scope="row">${screen}</th><td>${links.join(' ')}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>States</title>
<style>
body{font:15px/1.5 system-ui;margin:2rem;max-width:70rem}
th{text-align:left;font-weight:500;padding:.2rem 1.5rem .2rem 0;vertical-align:top;white-space:nowrap}
a{margin-right:.6rem}
</style>
<h1>States</h1>
<p>Each opens the page itself; what differs from the demo co-op is how its calls are answered. Coming back here ends it.</p>
<p>${looks.map((one) => link(one, look)).join(' ')}</p>
<table>${rows.join('\n')}</table>`;
}

const link = (one: Look, chosen: Look): string => {
  const isChosen = one.language === chosen.language && one.scheme === chosen.scheme;
  return `<a href="/dev/states?${parameters({ ...one })}"${isChosen ? ' aria-current="true"' : ''}>${one.language}, ${one.scheme}</a>`;
};

const parameters = (given: Record<string, string>): string =>
  new URLSearchParams(given).toString().replace(/&/g, '&amp;');
