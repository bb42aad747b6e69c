import { baselineOf } from './pictures.ts';

/** What differs, before, after and the difference side by side, and what is new; with the command that accepts each. */
export function comparisonPage(added: readonly string[], changed: readonly string[]): string {
  const image = (source: string, says: string) =>
    `<figure><img src="${source}" alt="${says}"><figcaption>${says}</figcaption></figure>`;
  const row = (name: string, images: readonly string[]) =>
    `<section><h2>${name}</h2><code>npm run pictures -- accept ${name}</code><div>${images.join('')}</div></section>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>
body{font:15px/1.5 system-ui;margin:2rem}
div{display:flex;gap:1rem;flex-wrap:wrap;align-items:start}
figure{margin:1rem 0}
img{max-width:min(30vw,640px);border:1px solid #999}
</style>
<h1>${changed.length} differ, ${added.length} are new</h1>
${changed
  .map((name) =>
    row(name, [
      image(`file://${baselineOf(name)}`, 'before'),
      image(`${name}.png`, 'after'),
      image(`${name}.diff.png`, 'what differs'),
    ]),
  )
  .join('\n')}
${added.map((name) => row(name, [image(`${name}.png`, 'new')])).join('\n')}
</html>`;
}
