/** How reliable the power was, for the board, in Spanish. */
export const boardTexts = {
  'board.title': 'Confiabilidad',
  'board.lead': 'Del {from} al {to}, {places} lugares con servicio. IEEE 1366.',
  'board.file': 'Descargar las cifras',
  'board.open': 'Confiabilidad',
  'board.figures': 'Los últimos 12 meses',
  'board.figure': 'Cifra',
  'board.now': 'Estos 12 meses',
  'board.before': 'Los 12 anteriores',
  'board.with': 'Con días de evento mayor',
  'board.planned': 'Trabajo programado',
  'board.saidi': 'SAIDI, minutos',
  'board.saidi.means': 'Cuánto tiempo estuvo sin luz un lugar, en promedio.',
  'board.saifi': 'SAIFI, veces',
  'board.saifi.means': 'Cuántas veces se quedó sin luz un lugar, en promedio.',
  'board.caidi': 'CAIDI, minutos',
  'board.caidi.means': 'Cuánto tardó en volver la luz.',
  'board.months': 'Mes por mes',
  'board.month': 'Mes',
  'board.month.usual': 'SAIDI',
  'board.month.with': 'Con días de evento mayor',
  'board.major': 'Días de evento mayor',
  'board.major.none': 'No hubo ninguno.',
  'board.major.threshold':
    'Un día cuenta como tal por encima de {minutes} minutos de SAIDI: según los cinco años anteriores, hasta donde se conocen aquí.',
  'board.major.noThreshold':
    'Los cinco años anteriores todavía no dicen a partir de cuántos minutos lo es un día. Cuentan todos los días.',
  'board.major.day': 'Día',
  'board.major.places': 'Lugares sin luz',
  'board.basis':
    'Un apagón cuenta en el día en que empezó, una vez terminado, según los lugares con servicio que dejó sin luz; cinco minutos o menos no cuentan. Todos los años se miden por los lugares que hoy tienen servicio, de modo que los años anteriores resultan demasiado bajos donde la cooperativa ha crecido. El trabajo programado se cuenta aparte y no está en ninguna otra cifra.',
} as const;
