/** What a member asks for by answering a text message. */
export type TextReply = 'stop' | 'stop-all' | 'start' | 'help';

const words: Readonly<Record<TextReply, readonly string[]>> = {
  stop: [
    ...['STOP', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPT OUT', 'OPTOUT'],
    ...['ALTO', 'PARE', 'PARAR', 'CANCELAR', 'TERMINAR', 'REVOCAR', 'NO MAS', 'BASTA', 'DETENER'],
  ],
  'stop-all': ['STOP ALL', 'STOPALL', 'ALTO TODO', 'ALTO TODOS'],
  start: ['START', 'UNSTOP', 'INICIAR', 'COMENZAR'],
  help: ['HELP', 'INFO', 'AYUDA'],
};
const replies: readonly TextReply[] = ['stop', 'stop-all', 'start', 'help'];

/** Reads an answer whatever its case, accents and punctuation; undefined where it is anything else. */
export function textReplyOf(text: string): TextReply | undefined {
  const said = text
    .normalize('NFD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Z]+/g, ' ')
    .trim();
  return replies.find((reply) => words[reply].includes(said));
}
