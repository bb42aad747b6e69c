import { escaped } from '@rochdale/domain/markup-text';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { Formats } from '@rochdale/domain/texts/formats';
import { localeOf, type TextLanguage } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Address } from '@rochdale/domain/website/screens/address';
import type { Site } from '@rochdale/domain/website/site/site';

/** A link of a message: to a screen of the portal, and nowhere else. */
interface MessageLink {
  readonly label: string;
  readonly to: Address;
  /** It is written into a text message too, which else has none. */
  readonly inTexts?: true;
}

/** What a message says, before it has a shape. */
export interface MessageContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Stands large, on a line of its own. */
  readonly code?: string;
  readonly action?: MessageLink;
  /** Where messages like it are stopped. */
  readonly stop?: MessageLink;
}

/** What a message says in a language; days, amounts and months are written in it too. */
export type Content = (text: Translate, formats: Formats, language: TextLanguage) => MessageContent;

/** A message as it is sent. Text messages have no subject and no HTML. */
export interface MessageBody {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where its member stops messages like it. */
  readonly unsubscribeUrl?: string | undefined;
  /** In which a call is spoken. */
  readonly language?: string | undefined;
  /** The screen that a device opens. */
  readonly path?: string | undefined;
}

/** An e-mail in the co-op's brand, in plain text and in HTML that needs no picture from anywhere. */
export function composeEmail(
  site: Site,
  content: MessageContent,
  language: TextLanguage,
  publicUrl: string,
): MessageBody {
  const { coopName, phoneNumber, email, address } = site.settings;
  const closing = translatorOf(language)('mail.closing', { phone: phoneNumber, email });
  const foot = [coopName, ...address].join(', ');
  const { code } = content;
  const [action, stop] = [content.action, content.stop].map(
    (link) => link && { label: link.label, url: `${publicUrl}${link.to}` },
  );
  const text = [
    ...content.paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    closing,
    ...(stop === undefined ? [] : [`${stop.label}:\n${stop.url}`]),
    `${coopName}\n${address.join('\n')}`,
  ].join('\n\n');
  const { brand, onBrand } = site.brand.light;
  const body = [
    ...content.paragraphs.map((line) => `<p style="margin:0 0 16px">${escaped(line).replaceAll('\n', '<br>')}</p>`),
    ...(code === undefined
      ? []
      : [`<p style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:4px">${escaped(code)}</p>`]),
    ...(action === undefined
      ? []
      : [
          `<p style="margin:0 0 16px"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${brand};color:${onBrand};text-decoration:none;font-weight:600">${escaped(action.label)}</a></p>`,
          `<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${escaped(action.url)}</p>`,
        ]),
    `<p style="margin:0;font-size:14px">${escaped(closing)}</p>`,
    ...(stop === undefined
      ? []
      : [
          `<p style="margin:16px 0 0;font-size:14px"><a href="${escaped(stop.url)}" style="color:#1b1b1a">${escaped(stop.label)}</a></p>`,
        ]),
  ].join('');
  return {
    subject: content.subject,
    text,
    ...(stop && { unsubscribeUrl: stop.url }),
    html: documentOf({
      lang: localeOf(language),
      coopName,
      subject: content.subject,
      body,
      foot,
      brand,
      onBrand,
      preview: content.paragraphs[0] ?? '',
    }),
  };
}

/** A text message: short, with the co-op's name, in signs of which a segment holds 160. */
export function composeText(
  site: Site,
  content: MessageContent,
  _language: TextLanguage,
  publicUrl: string,
): MessageBody {
  const { action, code, paragraphs } = content;
  const words = [
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action?.inTexts ? [`${publicUrl}${action.to}`] : []),
  ].join(' ');
  return { subject: content.subject, text: `${site.settings.coopShortName}: ${plain(words)}`, html: '' };
}

/** Without signs that would make a segment of 160 one of 70. */
const plain = (words: string): string =>
  words
    .replaceAll('−', '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replaceAll('…', '...')
    .replace(/[\u00a0\u202f]/g, ' ');

/** A call: what is spoken, and in which language. */
export function composeVoice(site: Site, content: MessageContent, language: TextLanguage): MessageBody {
  const text = `${site.settings.coopName}. ${content.paragraphs.join(' ')}`;
  return { subject: content.subject, text, html: '', language: localeOf(language) };
}

/** What a device shows, locked or not: a title with the co-op's name, and the screen that it opens. */
export function composePush(site: Site, { subject, action }: MessageContent, language: TextLanguage): MessageBody {
  return { subject, text: site.settings.coopName, html: '', language: localeOf(language), path: action?.to };
}

function documentOf(parts: {
  lang: string;
  coopName: string;
  subject: string;
  body: string;
  foot: string;
  brand: string;
  onBrand: string;
  /** What an inbox shows beside the subject. */
  preview: string;
}): string {
  return `<!doctype html><html lang="${parts.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(parts.subject)}</title></head><body style="margin:0;padding:24px;background:#f4f4f2;color:#1b1b1a;font:16px/1.5 system-ui,sans-serif"><div style="display:none;max-height:0;overflow:hidden">${escaped(parts.preview)}</div><div style="max-width:560px;margin:0 auto;background:#fff;border-radius:12px;overflow:hidden"><div style="padding:20px 28px;background:${parts.brand};color:${parts.onBrand};font-weight:700">${escaped(parts.coopName)}</div><div style="padding:28px"><h1 style="margin:0 0 16px;font-size:22px">${escaped(parts.subject)}</h1>${parts.body}</div></div><p style="max-width:560px;margin:16px auto 0;font-size:13px;color:#565652">${escaped(parts.foot)}</p></body></html>`;
}
