import type { OperationSpec } from '@rochdale/contract/operation';
import { type OperationName, operations } from '@rochdale/contract/operations/operations';
import { exampleOf, type OperationExample } from '@rochdale/contract/reference/examples';
import { factsOf, takesToken } from '@rochdale/contract/reference/facts';
import { fieldLines } from '@rochdale/contract/reference/field-lines';
import { statusMeanings } from '@rochdale/contract/statuses';
import { en } from '@rochdale/domain/texts/catalogue.en';
import type { TextCode } from '@rochdale/domain/texts/text';
import type { z } from 'zod';
import { errorNumbers } from '../error-codes.ts';
import { referenceStyle } from './reference-style.ts';

const rowOf = (name: OperationName): OperationSpec => operations[name];
const names = (Object.keys(operations) as OperationName[]).sort();
const tags = [...new Set(names.map((name) => rowOf(name).tag))].sort();
const ofTag = (tag: string): OperationName[] => names.filter((name) => rowOf(name).tag === tag);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Text in which `this` is code. */
const told = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const code = (text: string): string => `<code>${escaped(text)}</code>`;
const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Every operation with its fields, errors and an example, as a page that needs no script and nothing from elsewhere. */
export function referencePage({ title, document }: { readonly title: string; readonly document: string }): string {
  return [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${referenceStyle}</style></head><body>`,
    `<a class="skip" href="#operations">Skip to the operations</a><header><h1>${escaped(title)}</h1>`,
    `<p>${names.length} operations. The same for programs, OpenAPI 3.1: <a href="${document}">${document}</a>.</p>`,
    '<p>A member’s access token comes from <a href="#sign-in.login"><code>sign-in.login</code></a>, a Quick Pay token from <a href="#quick-pay.verify"><code>quick-pay.verify</code></a>; both are sent as <code>Authorization: Bearer</code>. Sealed texts and tokens in the examples are made up.</p></header>',
    `<nav aria-label="Operations">${tags.map(entriesOf).join('')}<a href="#statuses">Statuses</a><a href="#errors">Numbers of errors</a></nav>`,
    `<main id="operations">${tags.map(sectionOf).join('')}${statuses()}${errors()}</main></body></html>`,
  ].join('\n');
}

const entriesOf = (tag: string): string =>
  `<details><summary>${escaped(tag)}</summary><ul>${ofTag(tag)
    .map((name) => `<li><a href="#${name}">${name}</a></li>`)
    .join('')}</ul></details>`;

const sectionOf = (tag: string): string =>
  `<section><h2>${escaped(tag)}</h2>${ofTag(tag).map(operationOf).join('')}</section>`;

function operationOf(name: OperationName): string {
  const row = rowOf(name);
  const example = exampleOf(name);
  const parts = { path: row.params, query: row.query, body: row.body };
  const asked = Object.entries(parts).map(([part, schema]) => fieldsOf(`In the ${part}`, schema));
  return [
    `<article id="${name}"><h3>${name}</h3><p>${told(row.summary)}.</p>`,
    `<p class="call">${code(`${row.method} ${row.path}`)}</p><p class="facts">${told(factsOf(row))}</p>`,
    asked.join('') || '<p>It takes nothing.</p>',
    `<details><summary>Answer and example</summary>${fieldsOf('In the answer', row.response)}`,
    `<h4>Example</h4><pre>${escaped(callText(row, example))}</pre><pre>${escaped(json(example.response))}</pre></details></article>`,
  ].join('\n');
}

function fieldsOf(heading: string, schema: z.ZodType | undefined): string {
  const lines = schema === undefined ? [] : fieldLines(schema);
  if (lines.length === 0) return '';
  const fields = lines.map(({ path, type, meaning }) => {
    const said = meaning === undefined ? '' : `${told(meaning)} `;
    return `<dt>${code(path === '' ? 'the whole' : path)}</dt><dd>${said}<span>${escaped(type)}</span></dd>`;
  });
  return `<h4>${heading}</h4><dl>${fields.join('')}</dl>`;
}

/** The call as it goes over the wire. */
function callText(row: OperationSpec, { params, query, body }: OperationExample): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const sent = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const search = new URLSearchParams(sent.map(([key, value]): [string, string] => [key, String(value)])).toString();
  return [
    `${row.method} ${path}${search === '' ? '' : `?${search}`}`,
    ...(takesToken(row) ? ['Authorization: Bearer <token>'] : []),
    ...(body === undefined ? [] : ['Content-Type: application/json', '', json(body)]),
  ].join('\n');
}

function statuses(): string {
  const lines = Object.entries(statusMeanings).map(
    ([status, meaning]) => `<dt>${code(status)}</dt><dd>${told(meaning)}</dd>`,
  );
  return `<section id="statuses"><h2>Statuses</h2><dl>${lines.join('')}</dl></section>`;
}

function errors(): string {
  const numbered = (Object.entries(errorNumbers) as [TextCode, number][]).sort(([, one], [, other]) => one - other);
  const lines = numbered.map(
    ([name, number]) => `<dt>${code(String(number))}</dt><dd>${escaped(en[name])} <span>${escaped(name)}</span></dd>`,
  );
  return `<section id="errors"><h2>Numbers of errors</h2><p>What stands as <code>code</code> in a refusal, which is 1000 where there is no number, with the message in English.</p><dl>${lines.join('')}</dl></section>`;
}
