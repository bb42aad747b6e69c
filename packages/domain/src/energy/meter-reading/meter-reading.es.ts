import type { meterReadingTexts as english } from './meter-reading.en.ts';

/** The member reads the meter, in Spanish. */
export const meterReadingTexts = {
  'meterReading.title': 'Lectura del medidor',
  'meterReading.lead':
    'Lea los dígitos de su medidor de izquierda a derecha. No incluya los dígitos después del punto decimal.',
  'meterReading.meter': 'Medidor',
  'meterReading.last': 'Última lectura',
  'meterReading.lastOn': '{reading} el {date}',
  'meterReading.noLast': 'Aún ninguna',
  'meterReading.new': 'Nueva lectura del medidor {meter}',
  'meterReading.required': 'Escriba la lectura.',
  'meterReading.digits': 'La lectura debe contener solo dígitos.',
  'meterReading.submit': 'Enviar',
  'meterReading.submitting': 'Enviando',
  'meterReading.doubt.title': '¿Es correcta?',
  'meterReading.doubt.below': '{reading} es menos que la última lectura, {last}. Los medidores rara vez retroceden.',
  'meterReading.doubt.high': '{reading} es mucho más de lo habitual desde la última lectura, {last}.',
  'meterReading.doubt.yes': 'Es correcta',
  'meterReading.doubt.no': 'Cambiarla',
  'meterReading.mustConfirm': 'Esta lectura parece inusual. Revísela y confírmela.',
  'meterReading.done': 'Gracias. Recibimos su lectura de {reading}. Número de confirmación {number}.',
  'meterReading.none': 'Nosotros leemos este medidor. No hace falta que usted envíe una lectura.',
} satisfies Record<keyof typeof english, string>;
