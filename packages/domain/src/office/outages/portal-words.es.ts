import type { portalWordsTexts as english } from './portal-words.en.ts';

/** Lo que la oficina pone sobre las páginas del portal, y el cierre del portal por un rato. */
export const portalWordsTexts = {
  'portalWords.both': 'Dígalo en los dos idiomas.',
  'portalWords.until.past': 'Indique un final que todavía no haya llegado.',
  'portalWords.until.far': 'Para ese final faltan más de {days} días.',
  'portalWords.quicker': '{name} cambió esto a las {time}. Lo suyo no se guardó; lo que escribió sigue aquí.',
  'portalWords.title': 'En el portal',
  'portalWords.banner': 'Aviso',
  'portalWords.banner.off': 'Sin aviso',
  'portalWords.banner.on': 'Aviso hasta: {time}',
  'portalWords.banner.put': 'Poner un aviso…',
  'portalWords.banner.change': 'Cambiar…',
  'portalWords.banner.lead': 'Todos lo leen sobre cada página. Termina solo.',
  'portalWords.banner.en': 'En inglés',
  'portalWords.banner.es': 'En español',
  'portalWords.until': 'Hasta',
  'portalWords.banner.do': 'Ponerlo',
  'portalWords.banner.take': 'Quitarlo',
  'portalWords.maintenance': 'Mantenimiento',
  'portalWords.maintenance.off': 'El portal está abierto',
  'portalWords.maintenance.on': 'Cerrado hasta: {time}',
  'portalWords.maintenance.onOpen': 'Cerrado hasta que se abra',
  'portalWords.maintenance.begin': 'Cerrar por mantenimiento…',
  'portalWords.maintenance.words':
    'Los socios ven en su idioma cuándo vuelve el portal, y el número de emergencias. Hasta entonces nadie puede pagar ni reportar un apagón en línea. Se abre solo.',
  'portalWords.maintenance.do': 'Cerrar el portal',
  'portalWords.maintenance.end': 'Abrir el portal',
  'office.act.banner-changed': 'Aviso del portal cambiado',
  'office.act.maintenance-changed': 'Mantenimiento cambiado',
} satisfies Record<keyof typeof english, string>;
