import type { greenButtonTexts as english } from './green-button.en.ts';

/** Usage as a Green Button file, in Spanish. */
export const greenButtonTexts = {
  'greenButton.title': 'Consumo de {coop}',
  'greenButton.electric': 'Electricidad',
  'greenButton.gas': 'Gas',
  'greenButton.water': 'Agua',
  'greenButton.nothing': 'No hay consumo de este tipo entre estas fechas.',
  'greenButton.range.reversed': 'La fecha final no puede ser anterior a la fecha inicial.',
  'greenButton.range.tooLong': 'Un archivo puede abarcar como máximo {days} días.',
  'greenButton.moment': 'Indique un día o un momento, como 2026-11-01 o 2026-11-01T00:00:00Z.',
  'greenButton.busy': 'Hay muchas descargas a la vez. Inténtelo de nuevo en medio minuto.',
  'greenButton.range.intervals': 'Por intervalos, una respuesta puede abarcar como máximo {days} días.',
} satisfies Record<keyof typeof english, string>;
