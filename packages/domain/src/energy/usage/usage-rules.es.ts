import type { usageRuleTexts as english } from './usage-rules.en.ts';

/** What the rules of usage say, in Spanish. */
export const usageRuleTexts = {
  'usage.from.required': 'La fecha de inicio es obligatoria.',
  'usage.to.required': 'La fecha final es obligatoria.',
  'usage.range.tooEarly': 'Elija una fecha posterior.',
  'usage.range.invalid': 'El período no es válido.',
  'usage.range.tooLong': 'El período de búsqueda no debe superar los 180 días.',
  'usage.from.tooLongAgo': 'La fecha de inicio debe estar dentro de los 180 días anteriores a hoy.',
  'directUsage.from.required': 'Debe escribir la fecha de inicio.',
  'directUsage.to.required': 'Debe escribir la fecha final.',
  'directUsage.from.tooEarly': 'La fecha de inicio no debe ser anterior al 01/01/1990.',
  'directUsage.to.tooEarly': 'La fecha final no debe ser anterior al 01/01/1990.',
  'directUsage.from.afterTo': 'La fecha de inicio debe ser anterior a la fecha final.',
  'directUsage.to.beforeFrom': 'La fecha final debe ser posterior a la fecha de inicio.',
  'directUsage.to.afterToday': 'La fecha final no debe ser posterior a la fecha de hoy.',
  'directUsage.from.tooLongAgo': 'La fecha de inicio debe estar dentro de los 180 días anteriores a hoy.',
  'directUsage.linkEnded':
    'Este enlace ya no es válido. Abra el consumo de nuevo donde encontró el enlace: allí recibe uno nuevo.',
  'usage.timeframe.first': 'Últimos 15 días',
  'usage.timeframe.bill': 'Esta factura',
  'usage.timeframe.threeWeeks': 'Últimas 3 semanas',
  'usage.timeframe.oneMonth': 'Último mes',
  'usage.timeframe.threeMonths': 'Últimos 3 meses',
  'usage.timeframe.halfYear': 'Últimos 180 días',
  'usage.suspended': 'Por ahora no podemos mostrar el consumo de esta cuenta. Llámenos.',
  'usage.notSupported': 'Los datos de consumo no están disponibles para la cuenta seleccionada.',
  'usage.none': 'No hay datos de consumo disponibles para esta cuenta.',
  'usage.none.range':
    'No se encontraron datos de consumo para el período seleccionado, del {from} al {to}. Ajuste el período cambiando las fechas de arriba.',
  'usage.none.meter': 'El medidor {meter} no tiene lecturas entre el {from} y el {to}.',
  'usage.none.hours':
    'No se encontraron datos de consumo por hora para la fecha seleccionada, {date}. Ajuste el período.',
  'usage.none.account': 'No se encontraron datos de consumo para esta cuenta.',
  'usage.none.intervals': 'No hay datos por intervalo disponibles para la cuenta seleccionada.',
} satisfies Record<keyof typeof english, string>;
