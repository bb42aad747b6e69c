import type PDFDocument from 'pdfkit';

export type Paper = InstanceType<typeof PDFDocument>;

export type Structure = ReturnType<Paper['struct']>;
