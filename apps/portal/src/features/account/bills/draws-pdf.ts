/** Whether a PDF can be read within the page: phones draw none, or too small to read (account-101). */
export const drawsPdf = (): boolean =>
  navigator.pdfViewerEnabled !== false && !window.matchMedia('(max-width: 639px)').matches;
