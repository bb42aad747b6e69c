import type { ExportCell } from '@rochdale/domain/account/history/csv';
import writeExcelFile, { type SheetData } from 'write-excel-file/universal';

const amounts = '#,##0.00';

/** A table as an Excel file: days are days, numbers are numbers in their column's format, and no text is ever a formula. */
export function excelFile(
  rows: readonly (readonly ExportCell[])[],
  formats: readonly (string | undefined)[] = [],
): Promise<Blob> {
  const sheet: SheetData = rows.map((row, index) =>
    row.map((cell, column) => {
      if (cell === null) return null;
      if (typeof cell === 'number') return { type: Number, value: cell, format: formats[column] ?? amounts };
      if (typeof cell === 'string') return { type: String, value: cell, ...(index === 0 && { fontWeight: 'bold' }) };
      return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'mm/dd/yyyy' };
    }),
  );
  const columns = (rows[0] ?? []).map(() => ({ width: 18 }));
  return writeExcelFile(sheet, { columns, stickyRowsCount: 1 }).toBlob();
}
