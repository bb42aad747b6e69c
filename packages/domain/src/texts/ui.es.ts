import type { uiTexts as english } from './ui.en.ts';

/** Words of controls that every screen shares, in Spanish. */
export const uiTexts = {
  'ui.close': 'Cerrar',
  'ui.dismiss': 'Cerrar',
  'ui.done': '(completado)',
  'ui.loading': 'Cargando',
  'ui.newWindow': 'Se abre en una ventana nueva',
  'ui.optional': '(opcional)',
  'ui.progress': 'Progreso',
  'ui.saving': 'Guardando',
  'ui.stepTitle': 'Paso {at} de {of}: {title}',
  'ui.showPassword': 'Mostrar contraseña',
  'ui.rowsPerPage': 'Filas por página',
  'ui.pageOf': '{first}–{last} de {total}',
  'ui.previousPage': 'Página anterior',
  'ui.nextPage': 'Página siguiente',
  'ui.back': 'Atrás',
  'ui.cancel': 'Cancelar',
  'ui.continue': 'Continuar',
  'ui.noAccounts': 'No hay cuentas disponibles.',
  'ui.printed': 'Impreso el {date}',
} satisfies Record<keyof typeof english, string>;
