import type { ChatQuestion, ChatReply } from '@rochdale/contract/web-chat/wire';
import { type Office, type Topic, topics, unknown } from './topics.ts';

type Language = ChatQuestion['language'];

/**
 * Answers a question: a quick button by its name, other text by its words. A word says in which language the member
 * writes; the page's own language is tried first.
 */
export function answerTo({ text, preset, language }: ChatQuestion, office: Office): ChatReply {
  const chosen = preset && topics.find((topic) => topic.preset === preset);
  if (chosen) return reply(chosen, language, office);
  const said = plain(text);
  const other: Language = language === 'en' ? 'es' : 'en';
  for (const spoken of [language, other]) {
    const topic = topics.find((one) => one[spoken].words.some((word) => said.includes(` ${word}`)));
    if (topic) return reply(topic, spoken, office);
  }
  return unknown[language](office);
}

function reply(topic: Topic, language: Language, office: Office): ChatReply {
  const { text, labels } = topic[language];
  return {
    text: text(office),
    links: topic.screens.map((screen, place) => ({ screen, label: labels[place] ?? screen })),
  };
}

/** In lower case, without accents, every word between spaces. */
function plain(text: string): string {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  return ` ${(words ?? []).join(' ')} `;
}
