import type { deskMapTexts as english } from './desk-map.en.ts';

/** El mapa junto a la mesa de apagones. */
export const deskMapTexts = {
  'deskMap.title': 'Dónde no hay luz',
  'deskMap.show': 'Mostrar el mapa',
  'deskMap.hide': 'Ocultar el mapa',
  'deskMap.none':
    'No hay ningún territorio en la carpeta de la cooperativa ni se conoce en el mapa ningún lugar sin luz. Las listas lo dicen todo.',
  'deskMap.picture': 'Mapa. Apagones dibujados: {outages}; avisos: {reports}. Las listas dicen lo mismo.',
  'deskMap.outage': '{number}: {places} lugares, {description}',
  'deskMap.reports': 'Avisos en {feeder}: {places} lugares en el mapa',
  'deskMap.noFeeder': 'Sin alimentador',
  'deskMap.onMap': 'En el mapa',
  'deskMap.onMap.of': 'En el mapa: {name}',
  'deskMap.zoomIn': 'Acercar',
  'deskMap.zoomOut': 'Alejar',
  'deskMap.whole': 'Mostrar toda el área',
  'deskMap.legend.outage': 'Apagón, como lo ven los socios',
  'deskMap.legend.report': 'Aviso en espera',
  'deskMap.legend.mustStayOn': 'No deben quedarse sin luz y están sin ella: {count}',
  'deskMap.hidden': 'Lugares de socios protegidos que no están en su mapa: {count}.',
} satisfies Record<keyof typeof english, string>;
