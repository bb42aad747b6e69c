import type { Page, Response } from '@playwright/test';

/** What is written on a screen: where, and its words. */
export interface Written {
  readonly where: string;
  readonly words: string;
}

/** Words that are names in every language: of languages, companies, programs, units and file formats. */
const names = [
  'English',
  'Español',
  'Facebook',
  'Twitter',
  'Youtube',
  'Instagram',
  'Pinterest',
  'Yelp',
  'LinkedIn',
  'Rochdale',
  'Visa',
  'Mastercard',
  'Discover',
  'American Express',
  'kW',
  '°F',
  // How the state of power is written.
  'ON',
  'OFF',
  'N/A',
];

/** Collects the words that the product's data bring along: of every answer of the API, and of the page's settings. */
export class Data {
  readonly #known = new Set<string>(names);

  /** Listens to a page from now on. */
  listen(page: Page): void {
    page.on('response', (response) => void this.#take(response));
  }

  /** Takes along the settings that came with the page. */
  async takeSite(page: Page): Promise<void> {
    this.#collect(JSON.parse((await page.locator('script#site').textContent()) ?? 'null'));
  }

  /** Words that a journey typed. */
  add(...words: readonly string[]): void {
    for (const one of words) this.#known.add(plain(one));
  }

  async #take(response: Response): Promise<void> {
    if (!/\/v\d\//.test(response.url())) return;
    this.#collect(await response.json().catch(() => undefined));
  }

  #collect(value: unknown): void {
    if (typeof value === 'string') for (const part of partsOf(value)) this.#known.add(part);
    else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) this.#collect(inner);
  }

  /** What is left of words when what is disguised and what is data is taken out; empty when nothing is English. */
  leftOf(words: string): string {
    let left = words;
    // From within, so that a text in a text goes first.
    while (/⟦[^⟦⟧]*⟧/.test(left)) left = left.replace(/⟦[^⟦⟧]*⟧/g, ' ');
    // A sentence whose time is an element of its own is several texts.
    left = plain(left.replace(/⟦[^⟧]*$/, ' ').replace(/^[^⟦]*⟧/, ' '));
    const known = [...this.#known].filter((one) => left.includes(one)).sort((a, b) => b.length - a.length);
    for (const one of known) left = left.split(one).join(' ');
    return /\p{L}/u.test(left) ? left.trim() : '';
  }
}

/** A text of the data as screens may show it: whole, without its HTML, and line by line. */
function partsOf(text: string): string[] {
  const lines = text.split(/<[^>]*>|\n|\{\w+\}/).map(plain);
  return [plain(text), ...lines].filter((part) => /\p{L}/u.test(part));
}

const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ').replace(/\s+/g, ' ').trim();

/** Everything written on the page that somebody sees or hears. */
export async function writtenOn(page: Page): Promise<Written[]> {
  return page.evaluate(() => {
    const found: { where: string; words: string }[] = [{ where: 'title', words: document.title }];
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const isSilent = (element: Element) => element.closest('script, style, noscript, template, .avatar') !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent ?? '';
      if (!parent || isSilent(parent) || words.trim() === '') continue;
      found.push({ where: nameOf(parent), words });
    }
    const attributes = [
      'aria-label',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
      'data-l',
      'label',
    ];
    for (const element of document.body.querySelectorAll('*')) {
      if (isSilent(element)) continue;
      for (const name of attributes) {
        const words = element.getAttribute(name);
        if (words) found.push({ where: `${nameOf(element)} ${name}`, words });
      }
    }
    return found;
  });
}
