import { escaped } from '@rochdale/domain/markup-text';
import type { NewCoop } from './new-coop.ts';

/** A sign for the tab of the browser until the co-op has its own: a bolt in the colors of the new folder. */
const favicon = (ground: string, bolt: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="11" fill="${ground}"/><path d="M22 5 9 23h9l-2 12 15-19h-10z" fill="${bolt}"/></svg>\n`;

/** The texts and pictures of a new folder, by their place in it. */
export function newContent({ name, phone }: NewCoop): Record<string, string> {
  const call = escaped(phone);
  return {
    'content/about.html': `<p>? Who is ${escaped(name)}: since when, where, whom does it serve?</p>\n`,
    'content/about.es.html': `<p>? The same in Spanish; or take aboutUs out of site.es.yaml, and the English text stands.</p>\n`,
    'content/terms.html': `<p>? What are the terms of use of this portal? Let whoever advises you in law read them.</p>\n`,
    'content/terms.es.html': `<p>? The same in Spanish; or take legalContent out of site.es.yaml.</p>\n`,
    'content/login-help.html': `<p>Your username is the one you chose when you created your portal account. It is not your account number.</p>
<ul><li>Check that Caps Lock is off.</li><li>After several wrong passwords we lock the login for a while. Wait, then try again.</li><li>Still stuck? Call us at ${call}.</li></ul>
`,
    'content/login-help.es.html': `<p>Su nombre de usuario es el que eligió al crear su cuenta del portal. No es su número de cuenta.</p>
<ul><li>Revise que no esté activada la tecla de mayúsculas.</li><li>Después de varias contraseñas incorrectas bloqueamos el acceso por un tiempo. Espere e intente de nuevo.</li><li>¿Todavía no puede entrar? Llámenos al ${call}.</li></ul>
`,
    'brand/favicon.svg': favicon('#12304b', '#f1bd86'),
    'brand/favicon-dark.svg': favicon('#8fb8de', '#12304b'),
  };
}
