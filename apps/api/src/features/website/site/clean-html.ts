import sanitizeHtml from 'sanitize-html';

/** Cleans a co-op's HTML: text, headings, lists, tables, links and languages stay, a first heading below the page's own; scripts, handlers and foreign addresses go (website-8). */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'h1',
      'h2',
      'h3',
      'h4',
      'div',
      'span',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'strong',
      'b',
      'em',
      'i',
      'a',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'caption',
      'dl',
      'dt',
      'dd',
      'address',
      'small',
    ],
    allowedAttributes: { a: ['href', 'title'], th: ['scope', 'colspan'], td: ['colspan'], '*': ['lang'] },
    transformTags: { h1: 'h2' },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
  }).trim();
}
